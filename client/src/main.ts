import "./tokens.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { firstLanguage, speak } from "./text/language.svelte.ts";

await speak(firstLanguage());
mount(App, { target: document.getElementById("app")! });
