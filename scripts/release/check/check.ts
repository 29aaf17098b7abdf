import { errorsOf, type Finding } from '../model/findings';
import type { Live } from '../store/live-versions';
import { checkLostAddresses, checkOwnAddresses, checkOwnership } from './check-addresses';
import { checkSlots } from './check-slots';
import { checkNeeds } from './check-uses';
import { checkBus, checkEvents, checkRecorded } from './events/check-events';
import { misfitsOf } from './misfits';

/**
 * Checks "Can I deploy?": whether the live versions would be compatible afterwards. Reports only problems that the
 * changed packages cause.
 */
export function checkChange(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
): Finding[] {
  const shell = after.find(({ name }) => name === 'shell');
  const remotes = after.filter(({ name }) => name !== 'shell');
  const concerned = (...liveVersions: readonly Live[]) => liveVersions.some(({ name }) => changed.has(name));
  // The rest compares with a shell, and would only bury this.
  if (!shell && remotes.some((remote) => concerned(remote)))
    return remotes.filter((remote) => concerned(remote)).map(withoutShell);
  const pairs = after.flatMap((one, index) =>
    after.slice(index + 1).flatMap((other) => (concerned(one, other) ? [[one, other] as const] : [])),
  );
  return [
    ...misfitsOf(after, changed),
    ...remotes.flatMap((remote) =>
      shell && concerned(remote, shell)
        ? checkBus(remote, shell, changed.has(remote.name) ? remote : shell)
        : [],
    ),
    ...pairs.flatMap(([one, other]) => {
      const [mine, theirs] = changed.has(one.name) ? [one, other] : [other, one];
      return [
        ...checkOwnership(mine, theirs),
        ...checkSlots(mine, theirs),
        ...(one === shell || other === shell ? [] : checkEvents(mine, theirs)),
      ];
    }),
    ...after
      .filter(({ name }) => changed.has(name))
      .flatMap((live) => [...checkOwnAddresses(live), ...whatIsNotKnown(live)]),
    ...checkLostAddresses(before, after, changed),
    ...checkRecorded(before, after, changed),
    ...checkNeeds(before, after, changed),
  ];
}

/** Returns a warning for a foreign bundle that names what can't be read from it. */
function whatIsNotKnown({ name, metadata, extras }: Live): Finding[] {
  if (!extras.container) return [];
  const known = errorsOf(name, metadata.version)(
    'not-known',
    `It is not known which events and links ${name} ${metadata.version} has: another bundler built it.`,
    'What fails of it in a browser was found with its pages; look at the rest in a preview.',
  );
  return [{ ...known, severity: 'warning' }];
}

function withoutShell({ name, metadata }: Live): Finding {
  return errorsOf(name, metadata.version)(
    'shell',
    `${name} has no shell to run in: none is live on this channel.`,
    "In a checkout 'npm start' releases the whole site once. Elsewhere set RELEASE_STORE to the store that has it, or publish the shell first.",
  );
}
