import { readStored, writeStored } from 'shared-contracts/platform/stored';

const KEY = 'little-arches.recovery';

/**
 * Who may set a new password in this tab, because the link of a mail let them in. A reload keeps it; where storage
 * is forbidden, a reload loses it and a new link is needed.
 */
export function readRecovery(): string | null {
  return readStored('tab', KEY) ?? null;
}

/** Keeps it for a reload, or with null forgets it. */
export function writeRecovery(userId: string | null): void {
  writeStored('tab', KEY, userId);
}
