/** What a person has chosen, kept in this browser. */

import type { Language } from "./texts.svelte";

export type Theme = "auto" | "light" | "dark";
export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

interface Settings {
  name: string;
  language: Language | null;
  theme: Theme;
  hasSound: boolean;
  pace: Pace; // at which others' turns are shown
  tapsToRoll: boolean; // one's own dice wait for a tap
  notifies: boolean; // when it is my turn and I look elsewhere
  bots: Record<string, string>; // per game, the bot played last
  keys: Record<string, string>; // per table, the secret of one's seats
}

const KEY = "ludoteca";
const DEFAULTS: Settings = {
  name: "",
  language: null,
  theme: "auto",
  hasSound: false,
  pace: "normal",
  tapsToRoll: true,
  notifies: false,
  bots: {},
  keys: {},
};

export const settings: Settings = $state(load());

/** Keep all settings up to date in the browser's storage; call within an effect. */
export function save(): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}
