// Short messages at the edge of the screen: what went wrong, what was done.

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  private last = 0;

  say(text: string, { bad = false, for: milliseconds = 6000 } = {}): void {
    if (!text || this.list.some((notice) => notice.text === text)) return;
    const id = ++this.last;
    this.list = [...this.list.slice(-2), { id, text, bad }];
    setTimeout(() => this.drop(id), milliseconds);
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
