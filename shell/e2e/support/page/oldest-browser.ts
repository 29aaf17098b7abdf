import type { BrowserContext } from 'playwright-core';
import { knownMembers } from './younger-members';

/**
 * Policies that Chromium enforces and only Trusted Types can satisfy; browsers without Trusted Types enforce none
 * of them.
 */
const ENFORCED = /^trusted(Types|HTML|Script|ScriptURL|TypePolicy|TypePolicyFactory)$/i;

/** Removes from the pages that a context opens from now on everything that one of the oldest browsers lacks. */
export async function forgetYoungerMembers(context: BrowserContext): Promise<void> {
  const { globals, statics, instances } = knownMembers();
  const lacking = (members: ReadonlyMap<string, string | undefined>) =>
    [...members].flatMap(([name, browsers]) => (browsers === undefined ? [] : name));
  const ofOwners = (owners: typeof statics) =>
    [...owners]
      .filter(([owner]) => !ENFORCED.test(owner))
      .map(([owner, members]) => ({ owner, names: lacking(members) }));
  await context.addInitScript(forget, {
    globals: lacking(globals).filter((name) => !ENFORCED.test(name)),
    statics: ofOwners(statics),
    instances: ofOwners(instances),
  });
}

interface Younger {
  readonly globals: readonly string[];
  readonly statics: readonly { readonly owner: string; readonly names: readonly string[] }[];
  readonly instances: Younger['statics'];
}

/**
 * Deletes the members. Runs in the page, so it uses only its arguments. Stores on the window how many members it
 * deleted.
 */
function forget({ globals, statics, instances }: Younger): void {
  let count = 0;
  const take = (holder: unknown, names: readonly string[]) => {
    const isObject = (typeof holder === 'object' && holder !== null) || typeof holder === 'function';
    // The constructor of a class has another name.
    for (const name of isObject ? names : [])
      if (Object.hasOwn(holder as object, name) && Reflect.deleteProperty(holder as object, name)) count += 1;
  };
  for (const { owner, names } of statics) take(Reflect.get(window, owner), names);
  for (const { owner, names } of instances) take(Reflect.get(window, owner)?.prototype, names);
  take(window, globals);
  Object.assign(window, { forgottenMembers: count });
}
