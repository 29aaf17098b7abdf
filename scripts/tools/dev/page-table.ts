import path from 'node:path';
import { parseRemote, type RemoteDefinition } from '@little-arches/contracts/remote';
import { loadModule } from '@little-arches/kit/files/load-module';
import { rspack } from '@rspack/core';
import { pageTableConfig } from './dev-configs';
import { closeCompiler } from './dev-server';
import type { Stop } from './stop-on-signal';

/**
 * Reads a remote's table of pages now and after each change. `onTable` gets the last readable table; an unreadable
 * one is the browser build's error too and is reported there. Adds its stop function to `stops` immediately.
 */
export async function watchPageTable(
  name: string,
  stops: Stop[],
  onTable: (definition: RemoteDefinition) => void,
): Promise<void> {
  const compiler = rspack(pageTableConfig(name));
  stops.push(() => closeCompiler(compiler));
  let readFile = '';

  function read(folder: string, file: string | undefined): void {
    if (!file || file === readFile) return;
    readFile = file;
    const module = loadModule(path.join(folder, file)) as { default?: unknown };
    onTable(parseRemote(name, module.default));
  }

  await new Promise<void>((resolve) => {
    compiler.hooks.shutdown.tap('first table', resolve);
    compiler.watch({}, (error, stats) => {
      if (error || !stats || stats.hasErrors()) return resolve();
      const [file] = stats.compilation.entrypoints.get('routes')?.getFiles() ?? [];
      try {
        read(stats.compilation.outputOptions.path ?? '', file);
      } catch (failure) {
        console.error(`The pages of ${name} could not be read:`, failure);
      }
      resolve();
    });
  });
}
