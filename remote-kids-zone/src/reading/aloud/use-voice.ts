import { useSyncExternalStore } from 'react';

/**
 * Name (`voiceURI`) of a voice of this device that speaks English; undefined where there is none, and while a page is
 * prerendered or hydrated. Never a voice that sends the text to a server.
 */
export function useVoice(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => englishVoice()?.voiceURI,
    () => undefined,
  );
}

/** The device's own English voice, the one it prefers first. */
export function englishVoice(): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^en\b|^en_/i.test(lang));
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Most browsers know their voices only a moment after the page is there. */
function subscribe(changed: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  // Kept, because it may be gone when the page is left.
  const synthesis = speechSynthesis;
  synthesis.addEventListener('voiceschanged', changed);
  return () => synthesis.removeEventListener('voiceschanged', changed);
}
