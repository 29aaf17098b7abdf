import { reachRules } from '@little-arches/build/uses/reach-names';
import { VISIBLE_LINE } from '@little-arches/contracts/input';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { accessRules } from '../check/check-access';
import type { Allowed } from '../check/check-reaches';

/** Rules that a reason can allow. */
const rules = [...reachRules, ...accessRules] as const;

/** Characters that a reason may have: a sentence or two. */
const LONGEST = 300;

/**
 * Parses `--allow storage="remembers the reading place"`. Throws a UsageError when the rule or its reason is
 * missing.
 */
export function parseAllowed(texts: readonly string[]): Allowed {
  return Object.fromEntries(texts.map(parseOne));
}

function parseOne(text: string): [string, string] {
  const end = text.indexOf('=');
  const rule = rules.find((known) => known === text.slice(0, Math.max(end, 0)));
  const reason = text.slice(end + 1).trim();
  if (!rule) throw new UsageError(`--allow is '${text}', but must begin with ${rules.join('=, ')}=`);
  if (!VISIBLE_LINE.test(reason) || reason.length > LONGEST)
    throw new UsageError(
      `--allow ${rule} needs a reason that others can read in the history, on one line of at most ${LONGEST} characters: --allow ${rule}="…"`,
    );
  return [rule, reason];
}
