import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { Plan } from '../../../plan';
import { parseAllowed } from '../../allowed';
import type { Outcome, Verb } from '../../command';
import { refuseEmpty } from '../../empty-store';
import { movedOutcome } from '../../move-and-compose';
import { publishCheckout } from '../../publish-checkout';
import { rehearsed } from '../../rehearsed';

/** `release publish`: releases a team's own packages. */
export const verb: Verb = async (command) => {
  const canary = parseShare(command.option('canary'));
  const allowed = parseAllowed(command.options('allow'));
  await refuseEmpty(command);
  const { plan, site } = await rehearsed(command, (given, compose, browser) =>
    publishCheckout(
      { ...given, folder: command.option('from'), repair: command.flag('repair'), canary, allowed },
      compose,
      browser,
    ),
  );
  const moved = movedOutcome(command, 'Published', plan, canary === undefined ? site : undefined);
  return canary === undefined || command.dryRun ? moved : ofCanary(command.channel, canary, moved, plan);
};

/** Parses a share of visitors in percent, more than 0 and at most 50. */
function parseShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, digits] = /^(\d{1,2}(?:\.\d{1,2})?)\s*%?$/.exec(text) ?? [];
  const share = Number(digits);
  if (share > 0 && share <= 50) return share;
  throw new UsageError(`--canary is '${text}', but must be a share of the visitors up to 50%, such as 5%.`);
}

function ofCanary(
  channel: string,
  share: number,
  { json, findings = [] }: Outcome,
  { moved }: Plan,
): Outcome {
  const [one] = moved;
  if (!one) return { json, findings, text: [`That version is live on ${channel} already.`] };
  const watch = `npm run release -- canary ${one.package} --watch${channel === 'production' ? '' : ` --channel ${channel}`}`;
  return {
    json: { ...json, canary: { package: one.package, version: one.version, share } },
    findings,
    text: [
      `${share} % of the visitors of ${channel} get ${one.package} ${one.version}; what is live stays so.`,
      `npm start judges it by itself, and so does: ${watch}`,
    ],
  };
}
