import { CONSENT_TEXTS } from '@little-arches/contracts/company';
import { readStored, writeStored } from '@little-arches/contracts/platform';
import type { Consent } from '../account-data/account-backend';

/** The person who agrees: a parent or a professional. */
export type ConsentAudience = keyof typeof CONSENT_TEXTS;

/** A text that people agree to when they sign up. */
export type ConsentText = (typeof CONSENT_TEXTS)[ConsentAudience];

/**
 * Returns the newest consent text for a person, or undefined when they accepted it. The audience comes from their
 * last consent; accounts without a consent use `role`.
 */
export function newerText(consents: readonly Consent[], role: string | null): ConsentText | undefined {
  const text = CONSENT_TEXTS[audienceOf(consents[0]?.consent_texts.audience ?? role)];
  return consents.some(({ version }) => version === text.version) ? undefined : text;
}

function audienceOf(said: string | null): ConsentAudience {
  return said === 'pediatric_professional' ? said : 'parent';
}

const LATER_KEY = 'little-arches.account.text-later';

/** Returns whether the person chose on this device to decide about this version later. */
export function isPutOff(version: string): boolean {
  return readStored('device', LATER_KEY) === version;
}

/**
 * Stores on this device that the person decides about this version later. When the browser blocks storage, the
 * choice is lost when the page is closed.
 */
export function putOff(version: string): void {
  // When the browser blocks storage, the notice appears again on the next visit.
  writeStored('device', LATER_KEY, version);
}
