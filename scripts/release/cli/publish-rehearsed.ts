import { UsageError } from '@little-arches/kit/errors/usage-error';
import { checkSite } from '../check/check-site';
import type { SiteManifest } from '../model/site';
import type { Plan } from '../plan';
import { openRehearsal } from '../rehearse/open-rehearsal';
import { createDryRunStore } from '../store/dry-run-store';
import type { Command } from './command';
import { composerOf } from './move-and-compose';
import { publishCheckout } from './publish-checkout';

/** Publishes packages whose changed pages it loads in a browser first. A dry run uses a store that is discarded. */
export async function publishRehearsed(command: Command): Promise<{
  readonly plan: Plan;
  readonly site: SiteManifest | undefined;
}> {
  const rehearsal = openRehearsal(command.log);
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
    const publishing = { ...tried, folder: command.option('from') };
    const plan = await publishCheckout(publishing, composer?.compose, rehearsal.browser);
    const findings = [...plan.findings, ...(composer?.warnings() ?? [])];
    const site = command.dryRun ? undefined : composer?.site();
    return { plan: { ...plan, findings }, site };
  } finally {
    await rehearsal.close();
  }
}
