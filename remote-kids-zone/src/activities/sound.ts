/** The sounds of a game: for a correct step, a wrong step, and the end. */
export type Tone = 'right' | 'wrong' | 'done';

/** Pitches in hertz, played one after another. */
const pitches: Readonly<Record<Tone, readonly number[]>> = {
  right: [523, 659],
  wrong: [262],
  done: [523, 659, 784, 1047],
};

/** Seconds of one pitch. */
const LENGTH = 0.14;

let context: AudioContext | undefined;

/** Plays a tone. Does nothing in browsers without sound, or with too many sounds already. */
export function playTone(tone: Tone): void {
  try {
    play(tone);
  } catch {
    // Sound is optional.
  }
}

function play(tone: Tone): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [index, pitch] of pitches[tone].entries()) {
    const from = context.currentTime + index * LENGTH;
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, from);
    volume.gain.linearRampToValueAtTime(0, from + LENGTH);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + LENGTH);
  }
}
