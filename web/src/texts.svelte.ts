/** Everything the app says, in the language chosen; `t` in a template follows a change of language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameId, Value } from "./messages";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  it: () => import("texts:it"),
  de: () => import("texts:de"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>();

/** Say a message of the catalogues. */
export function t(id: string, values: Record<string, Value> = {}): string {
  const pattern = spoken?.bundle.getMessage(id)?.value;
  return pattern ? spoken!.bundle.formatPattern(pattern, values, []) : id;
}

/** Return the language now spoken. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** Join names as a list of this language: “Ann, Bea and Carl”. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** Speak a language from now on, and remember it. */
export async function speak(wanted: Language): Promise<void> {
  const source = (await SOURCES[wanted]()).default;
  spoken = { language: wanted, bundle: bundleOf(wanted, source) };
  document.documentElement.lang = wanted;
}

/** Build the bundle of one language. */
export function bundleOf(wanted: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Choose the first language we speak among those a person prefers. */
export function preferred(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return (codes.find((code) => code in LANGUAGES) ?? "en") as Language;
}

const RULES: Record<Language, () => Promise<Record<GameId, string>>> = {
  en: () => import("rules:en"),
  fr: () => import("rules:fr"),
  it: () => import("rules:it"),
  de: () => import("rules:de"),
};

/** Return the rules of a game as HTML, in one language. */
export async function rulesOf(game: GameId, wanted: Language): Promise<string> {
  return (await RULES[wanted]())[game];
}
