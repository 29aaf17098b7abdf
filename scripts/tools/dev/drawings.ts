import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { Configuration } from '@rspack/core';
import { startDevServer } from './dev-server';
import { drawingModules } from './drawing-modules';
import { chooseRemotePort, readStandaloneConfig } from './remote-port';
import { endByItself, type Stop, stopOnSignal } from './stop-on-signal';

/** Default port of the sheet; `PORT` overrides it. */
const STANDARD_PORT = 3009;

/**
 * `npm run drawings`: shows every drawing of every package on one page, by day and by night. It is built like a
 * remote that runs alone, with one entry per package: nothing imports two packages, they meet in the page.
 */
export async function run(args: readonly string[] = []): Promise<void> {
  if (args.length > 0) throw new UsageError('All drawings are shown: npm run drawings takes no names');
  const { config } = readStandaloneConfig('remote-marketing');
  const port = await chooseRemotePort('the drawings', STANDARD_PORT, 'npm run drawings');
  const { module: made = {} } = config;
  const sheet: Configuration = {
    ...config,
    name: 'drawings',
    entry: [...drawingModules()],
    module: {
      ...made,
      // Files of two packages have the same name.
      generator: { ...made.generator, 'css/module': { localIdentName: '[hash:8]-[local]' } },
    },
  };
  const stops: Stop[] = [];
  stopOnSignal(stops, endByItself);
  await startDevServer(sheet, port, stops, { ...config.devServer, port });
  console.log(`Ready: http://localhost:${port} (all drawings, by day and by night)`);
}
