import type { EventShape } from 'shared-contracts/formats/registry';
import type { Live } from '../store/live-versions';
import { type Finding, findings, label } from './findings';

const RENAME =
  'Leave the event as it is and add a new one beside it, for as long as somebody live uses the old one; or publish all its users together.';

/** Every event a remote uses passes the shell's bus, which checks it by its own schema. */
export function checkBus(remote: Live, shell: Live, subject: Live): Finding[] {
  const finding = findings(subject, subject === remote ? shell : remote);
  const carried = shell.extras.events?.carried;
  const { published = {}, heard = {} } = remote.extras.events ?? {};
  if (!carried) return [];
  return Object.entries({ ...published, ...heard }).flatMap(([name, shape]) => {
    const known = carried[name];
    if (!known)
      return finding(
        'events',
        `${label(remote)} uses the event '${name}', which ${label(shell)} does not know.`,
        'Redeploy the shell first.',
      );
    if (shapesAgree(shape, known)) return [];
    return finding('events', changedEvent(name, remote, shell), RENAME);
  });
}

/** Two packages that use an event must agree on its fields. */
export function checkEvents(mine: Live, theirs: Live): Finding[] {
  const finding = findings(mine, theirs);
  const [my, their] = [mine.extras.events, theirs.extras.events];
  if (!my || !their) return [];
  const all = { ...their.published, ...their.heard };
  return Object.entries({ ...my.published, ...my.heard }).flatMap(([name, shape]) => {
    const other = all[name];
    return !other || shapesAgree(shape, other)
      ? []
      : finding('events', changedEvent(name, mine, theirs), RENAME);
  });
}

function changedEvent(name: string, one: Live, other: Live): string {
  return `${label(one)} and ${label(other)} know different fields of the event '${name}'.`;
}

/** Fields that both know must be the same; one that only one side knows must be optional. */
function shapesAgree(one: EventShape, other: EventShape): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) =>
    Object.hasOwn(one, field) && Object.hasOwn(other, field)
      ? one[field] === other[field]
      : field.endsWith('?'),
  );
}
