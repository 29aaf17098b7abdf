/** The person who agrees: the law differs between parents and professionals who treat other people's children. */
export type ConsentAudience = 'parent' | 'pediatric_professional';

/** A text that people agree to when they sign up. The database keeps every version, word for word. */
export interface ConsentText {
  /** Names audience and month; changed words need a new version, in a new migration. */
  readonly version: string;
  readonly audience: ConsentAudience;
  readonly body: string;
}

/** The newest text for each audience, which the sign-up shows. */
export const CONSENT_TEXTS: Readonly<Record<ConsentAudience, ConsentText>> = {
  parent: {
    version: 'parent-2026-11',
    audience: 'parent',
    body: 'I am a parent or guardian of the children whose profiles I create. I accept the terms. Little Arches may keep these profiles and the foot scans I make, to show them to me.',
  },
  pediatric_professional: {
    version: 'professional-2026-11',
    audience: 'pediatric_professional',
    body: 'I am a pediatric professional. I create profiles only of children in my care, and with the permission of a parent or guardian. I accept the terms. Little Arches may keep these profiles and the foot scans I make, to show them to me.',
  },
};
