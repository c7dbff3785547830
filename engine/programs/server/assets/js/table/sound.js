// Optional sounds of events: a shot, a hit, a loss. They are synthesised, so nothing is loaded.

import { set, setting } from "../prefs.js";

/** Sounds by kind of fact: pitch in hertz, duration in seconds, and waveform. */
const HEARD = { blow: [85, 0.28, "sawtooth"], loss: [55, 0.5, "triangle"], change: [180, 0.12, "triangle"] };
/** Most facts with sounds at once. */
const MOST = 6;
const LOUD = 0.18;

let context = null;

/** Whether sounds are enabled. */
export const sounds = () => setting("sound", false);

/** Enables or disables sounds. Browsers require a press such as this first. */
export function setSounds(wanted) {
  set("sound", wanted);
  if (wanted) heard([{ kind: "change" }], 0);
}

/** Plays the sounds of facts, at the same intervals as their marks. */
export function heard(frames, pace) {
  if (!sounds() || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  frames.filter(({ kind }) => HEARD[kind]).slice(0, MOST).forEach(({ kind }, index) => one(HEARD[kind], context.currentTime + (index * Math.max(pace, 120)) / 1000));
}

function one([pitch, length, type], at) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  volume.gain.setValueAtTime(LOUD, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
