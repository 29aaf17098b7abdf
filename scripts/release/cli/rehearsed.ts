import { UsageError } from '@little-arches/kit/errors/usage-error';
import { checkSite } from '../check/check-site';
import type { ComposeCandidate } from '../compose/compose-candidate';
import type { SiteManifest } from '../model/site';
import type { Plan } from '../plan';
import { openRehearsal, type Rehearsal } from '../rehearse/open-rehearsal';
import { createDryRunStore } from '../store/dry-run-store';
import type { Command } from './command';
import { composerOf } from './move-and-compose';

/**
 * Loads the changed pages in a browser and then moves pointers. A dry run uses a store that is discarded.
 */
export async function rehearsed(
  command: Command,
  move: (
    command: Command,
    compose: ComposeCandidate | undefined,
    browser: Rehearsal['browser'],
  ) => Promise<Plan>,
  rehearsal = openRehearsal(command.log),
): Promise<{
  readonly plan: Plan;
  readonly site: SiteManifest | undefined;
}> {
  try {
    const tried = command.dryRun ? { ...command, store: createDryRunStore(command.store) } : command;
    const composer = await composerOf(tried, (compared) => checkSite(compared, rehearsal, command.log)).catch(
      (error: unknown) => {
        // A dry run can check the rules without pages.
        if (!command.dryRun || !(error instanceof UsageError)) throw error;
        command.log(`The pages are not composed: ${error.message}`);
        return undefined;
      },
    );
    const plan = await move(tried, composer?.compose, rehearsal.browser);
    const findings = [...plan.findings, ...(composer?.warnings() ?? [])];
    const site = command.dryRun ? undefined : composer?.site();
    return { plan: { ...plan, findings }, site };
  } finally {
    await rehearsal.close();
  }
}
