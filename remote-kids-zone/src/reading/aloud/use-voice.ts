import { useSyncExternalStore } from 'react';

/**
 * Returns the name (`voiceURI`) of an English voice of this device; undefined when there is none, and while
 * prerendering and hydrating. Never returns a voice that sends the text to a server.
 */
export function useVoice(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => englishVoice()?.voiceURI,
    () => undefined,
  );
}

/** Returns the English voice of this device; its default voice first. */
export function englishVoice(): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^en\b|^en_/i.test(lang));
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Subscribes to changes, because most browsers load their voices shortly after the page. */
function subscribe(changed: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  // Keeps the reference, because `speechSynthesis` may be gone when the page is left.
  const synthesis = speechSynthesis;
  synthesis.addEventListener('voiceschanged', changed);
  return () => synthesis.removeEventListener('voiceschanged', changed);
}
