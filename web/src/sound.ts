/** Small wooden clicks, made by the browser itself; silent unless a person turned sound on. */

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

/** Knock once: a piece put down, a pencil set on paper. */
export function knock(): void {
  tone(180, 0.07, "triangle", 0);
  tone(900, 0.02, "square", 0);
}

/** Rattle like dice on a table. */
export function rattle(): void {
  for (let i = 0; i < 6; i++) tone(300 + 90 * ((i * 5) % 7), 0.03, "square", i * 0.045);
}

/** Play three rising notes: the game is over. */
export function chime(): void {
  [392, 494, 587].forEach((pitch, i) => tone(pitch, 0.35, "sine", i * 0.14));
}

function tone(pitch: number, seconds: number, type: OscillatorType, delay: number): void {
  if (!settings.hasSound) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const oscillator = new OscillatorNode(context, { type, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.08, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
