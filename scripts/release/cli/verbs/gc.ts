import { UsageError } from '@little-arches/kit/errors/usage-error';
import { collectGarbage, GRACE } from '../../gc';
import type { Verb } from '../command';

/** `release gc`: removes files that no visitor can request any more. */
export const verb: Verb = async ({ store, dryRun, option }) => {
  const keep = Number(option('keep') ?? 5);
  if (!Number.isInteger(keep) || keep < 1) throw new UsageError('--keep must be a number from 1 on.');
  const { removed, kept } = await collectGarbage(store, { keep, grace: GRACE, dryRun });
  return {
    json: { dryRun, removed, kept },
    text: [
      ...removed.map((folder) => `${dryRun ? 'Would remove' : 'Removed'} ${folder}`),
      `${kept.length} versions and compositions stay.`,
    ],
  };
};
