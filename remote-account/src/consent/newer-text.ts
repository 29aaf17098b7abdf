import type { Consent } from 'shared-contracts/backend';
import { CONSENT_TEXTS, type ConsentAudience, type ConsentText } from 'shared-contracts/company';
import { readStored, writeStored } from 'shared-contracts/platform';

/**
 * The newest text for a person, where they have not agreed to it. Whom it is for is what they said when they agreed
 * last, and the `role` of accounts that never did.
 */
export function newerText(consents: readonly Consent[], role: string | null): ConsentText | undefined {
  const text = CONSENT_TEXTS[audienceOf(consents[0]?.consent_texts.audience ?? role)];
  return consents.some(({ version }) => version === text.version) ? undefined : text;
}

function audienceOf(said: string | null): ConsentAudience {
  return said === 'pediatric_professional' ? said : 'parent';
}

const LATER_KEY = 'little-arches.account.text-later';

/** Whether the person was asked about this version on this device and wants to decide later. */
export function isPutOff(version: string): boolean {
  return readStored('device', LATER_KEY) === version;
}

/** Remembers that; where the browser refuses, until the page is left. */
export function putOff(version: string): void {
  // Where the browser refuses, it is asked again at the next visit.
  writeStored('device', LATER_KEY, version);
}
