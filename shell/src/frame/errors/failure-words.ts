import { describeThrown, propertyOf } from '@little-arches/contracts/platform';

/** Text for a part of the page that could not be loaded, and whether another try can help. */
export interface FailureWords {
  readonly message: string;
  readonly canRetry: boolean;
}

const NOT_FETCHED: FailureWords = {
  message: 'We could not fetch this part of the site. That is often a shaky connection.',
  canRetry: true,
};
const DOES_NOT_FIT: FailureWords = {
  message:
    'This part of the site is being renewed and does not fit the rest yet. Our team has to finish that.',
  canRetry: true,
};
/** Text for a file that arrived and does not work: another try can't help. */
export const BROKEN: FailureWords = {
  message: 'This part of the site is broken, and it isn’t your fault. Our team has been told.',
  canRetry: false,
};

/** Returns the text for a section or panel that could not be loaded, by `error` or its cause. */
export function wordsFor(error: unknown): FailureWords {
  const names = [error, propertyOf(error, 'cause')].map((thrown) => describeThrown(thrown).name);
  if (names.includes('ThrownScriptError')) return BROKEN;
  return names.includes('Refusal') ? DOES_NOT_FIT : NOT_FETCHED;
}
