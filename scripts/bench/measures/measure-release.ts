import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@scripts/kit/files/copy-checkout';
import { runProcess } from '@scripts/kit/processes/start-process';
import { addresses } from 'shared-contracts/routes';
import type { Part } from '../report/report';
import { median } from '../report/statistics';
import { layOut } from '../report/table';
import { target } from '../report/target';
import { serveReleased } from '../site/released-site';
import type { Stage } from '../site/stage';

const SECTION = 'remote-marketing';
/** What is changed, on the page at /about-us. */
const TITLE = "title: 'About us'";

/**
 * One team's release through the command line, the command's own start included: a changed title from source
 * to live, and back. Done in a copy, because the checkout's sources are nobody's to change here.
 */
export async function measureRelease(stage: Stage, rounds: number): Promise<Part> {
  const { origin, dataDir } = await serveReleased(stage);
  const checkout = path.join(stage.folder('team'), 'checkout');
  copyCheckout(checkout);
  linkInstalled(checkout);
  const release = (...args: string[]) =>
    runProcess([path.join(checkout, 'scripts/run.mjs'), 'release', ...args], {
      cwd: checkout,
      env: { DATA_DIR: dataDir },
    });
  const titleNow = async () => {
    const page = await (await fetch(origin + addresses.aboutUs)).text();
    return /<title>(.*?)<\/title>/.exec(page)?.[1] ?? '';
  };

  const source = path.join(checkout, SECTION, 'src/routes.tsx');
  const original = readFileSync(source, 'utf8');
  const before = await titleNow();
  if (!original.includes(TITLE))
    throw new Error(`${source} does not hold "${TITLE}", which the bench changes`);
  const publish: number[] = [];
  const rollback: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const mark = `Edition ${round}: `;
    writeFileSync(source, original.replace(TITLE, TITLE.replace("'", `'${mark}`)));
    publish.push(await release('publish', SECTION));
    if (!(await titleNow()).startsWith(mark))
      throw new Error(`${SECTION} was published, but its page does not begin with '${mark}'`);
    rollback.push(await release('rollback', SECTION));
    if ((await titleNow()) !== before)
      throw new Error(`${SECTION} was rolled back, but its page is not the one before`);
  }
  const [slow, back] = [publish, rollback].map((times) => median(times) / 1000);
  return {
    title: 'Releasing one remote',
    lines: layOut([
      ['', 'median', 'slowest'],
      ...Object.entries({ 'from source to live': publish, 'rolled back': rollback }).map(([what, times]) => [
        what,
        ...[median(times), Math.max(...times)].map((time) => `${(time / 1000).toFixed(2)} s`),
      ]),
    ]),
    targets: [target('from source to live', slow ?? 0, 10, ' s'), target('rollback', back ?? 0, 1, ' s')],
    data: { publish, rollback },
  };
}
