import { UsageError } from '@little-arches/kit/errors/usage-error';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { drawingModules } from './drawing-modules';
import { chooseRemotePort, readStandaloneConfig } from './remote-port';

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
  const compiler = rspack({
    ...config,
    name: 'drawings',
    entry: [...drawingModules()],
    module: {
      ...made,
      // Files of two packages have the same name.
      generator: { ...made.generator, 'css/module': { localIdentName: '[hash:8]-[local]' } },
    },
  });
  const server = new RspackDevServer({ ...config.devServer, port }, compiler);
  await server.start();
  console.log(`Ready: http://localhost:${port} (all drawings, by day and by night)`);
}
