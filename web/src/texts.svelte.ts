/** Everything the app says, in the language chosen; `t` in a template follows a change of language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Value } from "./messages";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
type Values = Record<string, Value>;

const SOURCES: Record<Language, () => Promise<{ default: string; games: string[] }>> = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  it: () => import("texts:it"),
  de: () => import("texts:de"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>();
let wantedNow: Language = "en"; // while its texts are on the way
const learned = new Set<string>(); // games of other packages, whose texts the server has

/** Say a message of the catalogues. */
export function t(id: string, values: Values = {}): string {
  return format(id, values) ?? id;
}

/** Say a general message, in the words of a game where it has its own: `<game>-web-…`. */
export function own(game: string, id: string, values: Values = {}): string {
  return format(game + "-" + id, values) ?? t(id, values);
}

function format(id: string, values: Values): string | null {
  const pattern = spoken?.bundle.getMessage(id)?.value;
  return pattern ? spoken!.bundle.formatPattern(pattern, values, []) : null;
}

/** Return the language now spoken. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** Join names as a list of this language: “Ann, Bea and Carl”. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** Join alternatives as this language does: “two cows or three 1s”. */
export function either(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(parts);
}

/** Speak a language from now on, and remember it. */
export async function speak(wanted: Language): Promise<void> {
  wantedNow = wanted;
  const { default: source, games } = await SOURCES[wanted]();
  const strangers = [...learned].filter((game) => !games.includes(game));
  const fetched = await Promise.all(strangers.map((game) => fetchText(game, "texts", wanted).catch(() => "")));
  if (wanted !== wantedNow) return; // another one was chosen meanwhile
  spoken = { language: wanted, bundle: bundleOf(wanted, source, ...fetched) };
  document.documentElement.lang = wanted;
}

/** Learn the texts of games; those of our own are known already. */
export async function learn(games: string[]): Promise<void> {
  const { games: known } = await SOURCES[wantedNow]();
  const news = games.filter((game) => !known.includes(game) && !learned.has(game));
  for (const game of news) learned.add(game);
  if (news.length) await speak(wantedNow);
}

/** Build the bundle of one language; what is said twice is said as the first source says it. */
export function bundleOf(wanted: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Choose the first language we speak among those a person prefers. */
export function preferred(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return (codes.find((code) => code in LANGUAGES) ?? "en") as Language;
}

const RULES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("rules:en"),
  fr: () => import("rules:fr"),
  it: () => import("rules:it"),
  de: () => import("rules:de"),
};

/** Return the rules of a game as HTML, in one language. */
export async function rulesOf(game: string, wanted: Language): Promise<string> {
  const known = (await RULES[wanted]()).default[game];
  if (known !== undefined) return known;
  const [{ render }, markdown] = await Promise.all([import("./markdown"), fetchText(game, "rules", wanted)]);
  return render(markdown);
}

async function fetchText(game: string, kind: "texts" | "rules", wanted: Language): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/${kind}/${wanted}`);
  if (!answer.ok) throw new Error(`${game}: no ${kind}`);
  return answer.text();
}
