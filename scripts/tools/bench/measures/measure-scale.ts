import { startCommand } from '@little-arches/kit/processes/start-process';
import { memoryOfTree } from '../process-memory';
import type { Part } from '../report/report';
import { layOut } from '../report/table';
import type { Fixture } from '../site/bench-fixture';
import { changeWord, copiedCheckout, words } from '../site/changed-word';
import { registerMadeUpRemotes } from '../site/made-up-remotes';
import { serveReleased } from '../site/released-site';

/** Number of remotes in addition to those of the checkout. */
const REMOTES = 100;
const PAGES_EACH = 50;

/**
 * Measures the duration and memory of a release on a site with a hundred more remotes and five thousand more pages.
 */
export async function measureScale(fixture: Fixture): Promise<Part> {
  const checkout = copiedCheckout(fixture);
  const { dataDir, site } = await serveReleased(fixture, (releases, channel) =>
    registerMadeUpRemotes(fixture, releases, channel, REMOTES, PAGES_EACH),
  );
  const release = async (...args: string[]) => {
    const started = performance.now();
    const command = startCommand(['release', ...args], { cwd: checkout, env: { DATA_DIR: dataDir } });
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, memoryOfTree(command.pid) ?? 0);
    }, 100);
    const code = await command.ended.finally(() => clearInterval(watch));
    if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}:\n${command.output()}`);
    return { seconds: (performance.now() - started) / 1000, memory };
  };
  for (const word of words.filter(({ name }) => name === 'remote-store')) changeWord(checkout, word, ' once');
  const done = {
    'one remote published': await release('publish', 'remote-store'),
    'it rolled back': await release('rollback', 'remote-store'),
    'every page composed anew': await release('compose'),
  };
  return {
    title: `${REMOTES} more remotes, ${REMOTES * PAGES_EACH} more pages`,
    lines: layOut([
      ['', 'seconds', 'memory'],
      ...Object.entries(done).map(([what, { seconds, memory }]) => [
        what,
        seconds.toFixed(1),
        `${(memory / 1e6).toFixed(0)} MB`,
      ]),
    ]),
    targets: [],
    data: { ...done, pages: site.pages.length },
  };
}
