import { createMarker } from './marker';
import { type Sentence, sentencesIn } from './sentences';
import { englishVoice } from './use-voice';

/** How a reading ended by itself; `paused` when the page was hidden or left, and it can be resumed. */
export type Ending = 'end' | 'failed' | 'paused';

/** Reads a text aloud, sentence by sentence, and marks what is spoken. */
export interface Reader {
  /** Begins, or continues with the sentence in which it was paused. */
  read(): void;
  pause(): void;
  /** Stops speech, and removes marks and listeners. */
  stop(): void;
}

/** Speech rate, slower than the browsers' default. */
const RATE = 0.9;
/** Milliseconds that a voice may take to begin or continue speaking. */
const BREATH = 10_000;
/** Milliseconds for a letter: three times as long as the slowest voices need. */
const LETTER = 200;

/** Creates a reader of the elements with `data-aloud` in `root`. Calls `ended` when speech ends by itself. */
export function createReader(root: Element, ended: (how: Ending) => void): Reader {
  const sentences = sentencesIn(root);
  const marker = createMarker();
  let next = 0;
  // Browsers report an end also after `cancel`, and garbage-collect an utterance without a reference.
  let spoken: SpeechSynthesisUtterance | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function speak() {
    const sentence = sentences[next];
    if (!sentence) return finish('end');
    try {
      speakSentence(sentence);
    } catch {
      // The platform has no voices any more, or lacks parts of them.
      finish('failed');
    }
  }

  /** Sets a timeout, because some voices neither end nor fail. */
  function expectEnd(letters: number) {
    clearTimeout(patience);
    patience = setTimeout(() => finish('failed'), BREATH + letters * LETTER);
  }

  function speakSentence(sentence: Sentence) {
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    const voice = englishVoice();
    utterance.voice = voice ?? null;
    utterance.lang = voice?.lang ?? 'en';
    utterance.rate = RATE;
    utterance.onboundary = ({ name, charIndex }) => {
      if (spoken !== utterance || name === 'sentence') return;
      const [word = ''] = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(sentence.text.slice(charIndex)) ?? [];
      if (word) marker.word(sentence, charIndex, charIndex + word.length);
      expectEnd(sentence.text.length - charIndex);
    };
    utterance.onend = () => {
      if (spoken !== utterance) return;
      next += 1;
      speak();
    };
    utterance.onerror = () => {
      if (spoken === utterance) finish('failed');
    };
    spoken = utterance;
    marker.sentence(sentence);
    expectEnd(sentence.text.length);
    speechSynthesis.speak(utterance);
  }

  function silence() {
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', leave);
    spoken = undefined;
    clearTimeout(patience);
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
  }

  // Some browsers continue speaking after the page is left, and phones fall silent without an event.
  function leave() {
    silence();
    ended('paused');
  }

  function hide() {
    if (document.visibilityState === 'hidden') leave();
  }

  function stop() {
    silence();
    marker.clear();
  }

  function finish(how: Ending) {
    stop();
    ended(how);
  }

  return {
    read() {
      silence();
      document.addEventListener('visibilitychange', hide);
      window.addEventListener('pagehide', leave);
      speak();
    },
    // On phones `speechSynthesis.pause` ends the speech; restarting the sentence works everywhere.
    pause: silence,
    stop,
  };
}
