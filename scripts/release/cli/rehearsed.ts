import { UsageError } from '@scripts/kit/errors/usage-error';
import type { SiteManifest } from 'shared-contracts/formats/site';
import type { ComposeCandidate } from '../compose/compose-candidate';
import type { Movement } from '../move-pointers';
import { openRehearsal } from '../rehearse/open-rehearsal';
import { createTrialStore } from '../store/trial-store';
import type { Command } from './command';
import { composerOf, neverComposed } from './move-and-compose';

/**
 * Moves pointers after the changed pages were loaded in a browser, which starts meanwhile. In a dry run all of it is
 * done in a store in which nothing lasts.
 */
export async function rehearsed(
  command: Command,
  move: (command: Command, compose: ComposeCandidate) => Promise<Movement>,
  rehearsal = openRehearsal({ log: command.log }),
): Promise<{ readonly movement: Movement; readonly site: SiteManifest | undefined }> {
  try {
    const tried = command.dryRun ? { ...command, store: createTrialStore(command.store) } : command;
    const composer = await composerOf(tried, { rehearsal }).catch((error: unknown) => {
      // The rules can be asked without pages.
      if (!command.dryRun || !(error instanceof UsageError)) throw error;
      command.log(`The pages are not composed: ${error.message}`);
      return undefined;
    });
    const movement = await move(composer ? tried : command, composer?.compose ?? neverComposed);
    const findings = [...movement.findings, ...(composer?.warnings() ?? [])];
    return { movement: { ...movement, findings }, site: command.dryRun ? undefined : composer?.site() };
  } finally {
    await rehearsal.close();
  }
}
