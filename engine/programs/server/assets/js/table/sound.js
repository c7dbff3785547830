// Sounds of what happens, for who wants them: a shot, a blow, a loss. Made here, so that nothing need be loaded.

import { set, setting } from "../prefs.js";

/** What is heard of a fact by its kind: the pitch in hertz, for how long in seconds, and how it sounds. */
const HEARD = { blow: [85, 0.28, "sawtooth"], loss: [55, 0.5, "triangle"], change: [180, 0.12, "triangle"] };
/** Of how many facts at once something is heard. */
const MOST = 6;
const LOUD = 0.18;

let context = null;

/** Whether sounds are wanted. */
export const sounds = () => setting("sound", false);

/** Wants them, or no longer. Browsers let a page sound only after a press such as this. */
export function setSounds(wanted) {
  set("sound", wanted);
  if (wanted) heard([{ kind: "change" }], 0);
}

/** Lets facts be heard, each as long after the one before as they are shown. */
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
