import { freePort } from '@little-arches/kit/processes/free-port';
import { startDevServer } from '../dev-server';
import { endByItself, type Stop, stopOnSignal } from '../stop-on-signal';

/**
 * Serves the folder's index.js with a dev server until Ctrl-C. Prints when the first build begins and when it is
 * ready. With `hangs` a part never stops.
 */
export async function run([folder, hangs]: string[]): Promise<void> {
  // The timer keeps the process running, as a part that does not stop would.
  const stops: Stop[] = hangs ? [() => new Promise((resolve) => void setTimeout(resolve, 60_000))] : [];
  stopOnSignal(stops, endByItself);
  const port = await freePort();
  console.log('Building');
  await startDevServer({ mode: 'development', context: folder, entry: './index.js' }, port, stops);
  console.log('Ready');
}
