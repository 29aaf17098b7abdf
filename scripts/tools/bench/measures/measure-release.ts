import path from 'node:path';
import { runProcess } from '@little-arches/kit/processes/start-process';
import type { Part } from '../report/report';
import { median } from '../report/statistics';
import { layOut } from '../report/table';
import { target } from '../report/target';
import type { Fixture } from '../site/bench-fixture';
import { changeWord, copiedCheckout, words } from '../site/changed-word';
import { serveReleased } from '../site/released-site';

/** Limits in seconds, including the start of the command. */
const limits = { publish: 6, rollback: 0.5 };

/**
 * Measures each team's release through the command line: a changed text from source to live, and back. Another
 * server shows it within one or two seconds, because it reads the pointer at that interval.
 */
export async function measureRelease(fixture: Fixture, rounds: number): Promise<Part> {
  const { origin, dataDir } = await serveReleased(fixture);
  const checkout = copiedCheckout(fixture);
  const release = (...args: string[]) =>
    runProcess([path.join(checkout, 'scripts/run.mjs'), 'release', ...args], {
      cwd: checkout,
      env: { DATA_DIR: dataDir },
    });
  // Compared builds come from one folder, because module ids depend on their paths.
  for (const word of words) changeWord(checkout, word, ' once');
  await release('publish', ...words.map(({ name }) => name));
  const times: Record<string, { readonly publish: number[]; readonly rollback: number[] }> = {};
  for (const word of words.filter(({ name }) => name !== 'shell')) {
    const says = async (text: string) => (await (await fetch(origin + word.page)).text()).includes(text);
    const publish: number[] = [];
    const rollback: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const mark = ` in edition ${round}`;
      const undo = changeWord(checkout, word, mark);
      publish.push(await release('publish', word.name));
      if (!(await says(mark)))
        throw new Error(`${word.name} was published, but its page does not say '${mark}'`);
      rollback.push(await release('rollback', word.name));
      if (await says(mark))
        throw new Error(`${word.name} was rolled back, but its page still says '${mark}'`);
      undo();
    }
    times[word.name] = { publish, rollback };
  }
  const rows = Object.entries(times).map(([name, { publish, rollback }]) => [
    name,
    ...[median(publish), Math.max(...publish), median(rollback), Math.max(...rollback)].map(seconds),
  ]);
  const slowest = (key: 'publish' | 'rollback') =>
    Math.max(...Object.values(times).map((taken) => median(taken[key]))) / 1000;
  return {
    title: 'Releasing one remote',
    lines: layOut([['', 'from source to live', 'slowest', 'rolled back', 'slowest'], ...rows]),
    targets: [
      target('from source to live', slowest('publish'), limits.publish, ' s'),
      target('rollback', slowest('rollback'), limits.rollback, ' s'),
    ],
    data: times,
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
