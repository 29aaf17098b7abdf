import type { Misstep } from '@little-arches/build/model/published-version';
import type { Live } from '../store/live-versions';
import { errorsOf, type Finding, label } from './findings';

const words: Readonly<
  Record<string, { readonly rule: 'money' | 'third-party'; says(what: string): string; fix: string }>
> = {
  money: {
    rule: 'money',
    says: (what) => `has money in decimals as ${what}`,
    fix: 'Amounts are whole numbers of the currency’s smallest unit: 499 for 4.99 €. Round with Math.round where it is computed.',
  },
  'third-party': {
    rule: 'third-party',
    says: (what) => `requests ${what} before a page is shown`,
    fix: 'The site’s policy lets browsers request the backend only: write a function of the backend that requests it, and call that.',
  },
};

/** Returns mistakes in the sources of changed packages that their live versions do not have. */
export function checkMissteps(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
): Finding[] {
  return after
    .filter(({ name }) => changed.has(name))
    .flatMap((live) => {
      const earlier = before.find(({ name }) => name === live.name);
      const known = new Set(earlier?.extras.missteps?.map(idOf));
      const error = errorsOf(live.name, live.metadata.version);
      return (live.extras.missteps ?? [])
        .filter((misstep) => !known.has(idOf(misstep)))
        .flatMap(({ rule, what, place }) => {
          const about = words[rule];
          return about ? error(about.rule, `${label(live)} ${about.says(what)} in ${place}.`, about.fix) : [];
        });
    });
}

function idOf({ rule, what, place }: Misstep): string {
  return [rule, what, place].join(' ');
}
