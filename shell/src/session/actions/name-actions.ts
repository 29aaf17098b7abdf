import type { Session } from '@little-arches/contracts/session';
import { ACTIONS, type ActionName } from './action-names';
import type { Attempt } from './attempt';
import type { ActionOutcome, SessionActions } from './auth-actions';

/** The session's actions whose code comes with the auth client, by name. */
export function nameActions(
  attempt: Attempt,
  actions: () => Promise<SessionActions>,
): Pick<Session, ActionName> {
  const act =
    <Name extends ActionName>(name: Name) =>
    (...input: Parameters<Session[Name]>) =>
      attempt<ActionOutcome<Name>>((auth) => actions().then((loaded) => loaded[name](auth, ...input)));
  // Generated from the names, because every visit loads this code.
  return Object.fromEntries(ACTIONS.map((name) => [name, act(name)])) as Pick<Session, ActionName>;
}
