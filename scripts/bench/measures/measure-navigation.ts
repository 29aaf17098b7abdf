import type { Browser } from 'playwright-core';
import { addresses } from 'shared-contracts/routes';
import { type Approach, navigate } from '../browser/navigate';
import { interleave } from '../interleave';
import type { Part } from '../report/report';
import { median } from '../report/statistics';
import { layOut, milliseconds } from '../report/table';
import { target } from '../report/target';
import { serveReleased } from '../site/released-site';
import type { Stage } from '../site/stage';

/** Links of the home page to pages of other remotes. */
const links = [
  { path: addresses.store, remote: 'remote-store' },
  { path: addresses.kidsZone, remote: 'remote-kids-zone' },
];

/** The first navigation to another remote, on a slow line: on a machine as this one, and four times slower. */
export async function measureNavigation(stage: Stage, browser: Browser, rounds: number): Promise<Part> {
  const { origin } = await serveReleased(stage);
  const approaches: readonly Approach[] = ['at once', 'after hover'];
  const subjects = links.flatMap((link) =>
    approaches.flatMap((approach) => [1, 4].map((slowdown) => ({ link, approach, slowdown }))),
  );
  const times = await interleave(subjects, rounds, ({ link, approach, slowdown }) =>
    navigate(browser, origin, link, approach, slowdown),
  );
  const of = (link: (typeof links)[number], approach: Approach, slowdown: number) => {
    const subject = subjects.find(
      (one) => one.link === link && one.approach === approach && one.slowdown === slowdown,
    );
    return median((subject && times.get(subject)) ?? []);
  };
  return {
    title: 'Navigation to a cold remote',
    lines: layOut([
      [
        'from home, until painted',
        'at once',
        'after hover',
        'at once, slow machine',
        'after hover, slow machine',
      ],
      ...links.map((link) => [
        link.path,
        ...[1, 4].flatMap((slowdown) =>
          approaches.map((approach) => milliseconds(of(link, approach, slowdown))),
        ),
      ]),
    ]),
    targets: links.map((link) => target(`${link.path} after hover`, of(link, 'after hover', 1), 100, ' ms')),
    data: subjects.map((subject) => ({ ...subject, times: times.get(subject) })),
  };
}
