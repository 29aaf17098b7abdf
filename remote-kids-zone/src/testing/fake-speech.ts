/** jsdom has no voice: installs a speech synthesis whose utterances the test itself lets happen. */
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
    // As browsers do: what is cancelled ends.
    cancel: jest.fn(() => spoken.at(-1)?.onend?.()),
  });
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance });
  return {
    cancel: synthesis.cancel,
    /** The browser has found other voices. */
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
