import { eachAtMost } from '@little-arches/kit/each-at-most';
import {
  DRAWING_WHOLE,
  launchBrowser,
  WITHOUT_OPTIMIZING,
} from '@little-arches/kit/processes/launch-browser';
import { comparePictures } from '../compare-pictures';
import { schemes, type Width, widths } from '../picture-state';
import { takePair } from '../take-pair';
import { takePictures } from '../take-pictures';
import { invisible, visible } from './sample-changes';
import { type SamplePage, samplePage, showSample } from './sample-page';

/**
 * Output of the program: the pictures of a changed page that differ, such as '360 dark', by the name of the change.
 */
export type Differing = Readonly<Record<string, readonly string[]>>;

/** How often the page with the invisible changes is compared with the sample page. */
export const RUNS = 20;

const comparing = { time: Date.parse('2026-03-01T08:30:00.000Z'), timeLimit: 600_000 };
const AT_ONCE = 4;

/** Compares each changed page with the sample page. Runs as a program, because Jest is several times slower. */
export async function run(): Promise<void> {
  const browser = await launchBrowser([...WITHOUT_OPTIMIZING, ...DRAWING_WHOLE]);
  const take = (page: SamplePage, width: Width) =>
    takePictures(browser, showSample(page), { width, ...comparing });
  const live = { 360: await take(samplePage, 360), 1280: await take(samplePage, 1280) };
  const changes = [
    ...Object.values(visible).flat(),
    ...Array.from({ length: RUNS }, (_, index) => ({ name: `run ${index}`, page: invisible })),
  ];
  const differing = await eachAtMost(AT_ONCE, changes, async ({ name, page }) => {
    const looks: string[] = [];
    for (const width of widths) {
      const [before, after] = await takePair(async () => [live[width], await take(page, width)]);
      for (const scheme of schemes)
        if (comparePictures(before?.[scheme], after?.[scheme]).pixels > 0) looks.push(`${width} ${scheme}`);
    }
    return [name, looks] as const;
  });
  await browser.close();
  process.stdout.write(JSON.stringify(Object.fromEntries(differing)));
}
