import type { QrCode } from '@little-arches/contracts/ui';

/** A sharing link printed in a letter. */
export interface LetterLink {
  readonly address: string;
  /** ISO 8601. */
  readonly expires_at: string;
  /** Null when the encoder couldn't be loaded; the address is printed beside it anyway. */
  readonly code: QrCode | null;
}
