import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@little-arches/contracts/config';
import { freePort } from '@little-arches/kit/processes/free-port';
import type { Settings } from '@little-arches/kit/settings/settings';
import { configOf } from '@little-arches/release/site/site-config';
import { startSiteServer } from '@little-arches/serve/site-server';
import type { SiteSource } from '@little-arches/serve/site-source';
import { backendSubstitute, startEmbedded } from '../../dev/start';
import type { Stop } from '../../dev/stop-on-signal';
import { createUndo } from './undo';

/** Folder and backend of a run, removed at its end. */
export interface Fixture {
  /** Creates a folder. */
  folder(name: string): string;
  /** Adds a step for the end of the run, whether or not it succeeds. */
  atEnd(step: () => unknown): void;
  /** Returns the configuration of another site; all sites share one embedded backend. */
  newSite(): Promise<{ readonly port: number; readonly config: SiteConfig }>;
  /** Serves a composed site with the site's own server until the end of the run. */
  serve(port: number, source: SiteSource): Promise<void>;
  /** Ends and removes everything. */
  remove(): Promise<void>;
}

/** Creates the fixture: a folder, and the embedded backend on a free port once the first site requests it. */
export function createFixture(): Fixture {
  const undo = createUndo();
  const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-bench-'));
  undo.add(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
  let backend: ReturnType<typeof startBackend> | undefined;

  async function startBackend() {
    const settings = await settingsFor(await freePort(), await freePort());
    const stops: Stop[] = [];
    undo.add(() => Promise.all(stops.map((stop) => stop())));
    return await startEmbedded(settings, stops, new AbortController().signal);
  }

  async function settingsFor(port: number, backendPort: number): Promise<Settings> {
    const siteUrl = `http://localhost:${port}`;
    const dataDir = path.join(scratch, 'data');
    return { port, backendPort, dataDir, siteUrl, channel: 'production' };
  }

  return {
    folder: (name) => mkdtempSync(path.join(scratch, `${name}-`)),
    atEnd: undo.add,
    async newSite() {
      backend ??= startBackend();
      const running = await backend;
      const port = await freePort();
      return { port, config: configOf(await settingsFor(port, 0), running) };
    },
    async serve(port, source) {
      const server = await startSiteServer({ port, source, extraFiles: backendSubstitute() });
      undo.add(server.stop);
    },
    remove: undo.run,
  };
}
