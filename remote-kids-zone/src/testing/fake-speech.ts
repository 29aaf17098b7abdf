/** Installs a speech synthesis, which jsdom lacks. The test controls the events of its utterances. */
export function fakeSpeech(voices: readonly Partial<SpeechSynthesisVoice>[]) {
  const spoken: FakeUtterance[] = [];
  class FakeUtterance {
    voice: SpeechSynthesisVoice | null = null;
    onboundary?: (event: { name: string; charIndex: number }) => void;
    onend?: () => void;
    onerror?: () => void;
    constructor(readonly text: string) {}
  }
  const synthesis = Object.assign(new EventTarget(), {
    known: voices,
    getVoices: () => synthesis.known,
    speak: (utterance: FakeUtterance) => void spoken.push(utterance),
    // As in browsers, `cancel` fires the end event.
    cancel: jest.fn(() => spoken.at(-1)?.onend?.()),
  });
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance });
  return {
    cancel: synthesis.cancel,
    /** Replaces the voices of the browser. */
    find(found: readonly Partial<SpeechSynthesisVoice>[]) {
      synthesis.known = found;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
    texts: () => spoken.map(({ text }) => text.trim()),
    last: () => {
      const utterance = spoken.at(-1);
      if (!utterance) throw new Error('Nothing was spoken');
      return utterance;
    },
    remove() {
      Reflect.deleteProperty(window, 'speechSynthesis');
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
    },
  };
}
