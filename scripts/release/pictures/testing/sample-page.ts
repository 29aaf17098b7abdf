import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setStage } from '../../rehearse/stage';
import type { ReleaseStore } from '../../store/store';
import { sampleConfig } from '../../testing/sample-build';
import type { OpenState } from '../picture-state';

/** The files of a page to take pictures of. */
export type SamplePage = Readonly<Record<string, string>>;

const folder = fileURLToPath(new URL('sample-page', import.meta.url));

/** A page on which much moves by itself. */
export const samplePage: SamplePage = {
  ...Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
  'late.json': JSON.stringify({ text: 'it has arrived' }),
};

/** Opens a page as its site would send it. */
export function openSample({ 'page.html': html = '', ...files }: SamplePage): OpenState {
  const store: Pick<ReleaseStore, 'get'> = {
    async get(key) {
      const text = files[path.basename(key)];
      return text === undefined ? undefined : { content: Buffer.from(text), etag: '' };
    },
  };
  const page = { owner: 'remote-sample', pattern: '/', status: 200, html, listed: false } as const;
  return async (context) => {
    await setStage(context, { store: store as ReleaseStore, config: sampleConfig, composition: '1', page });
    const opened = await context.newPage();
    await opened.goto(sampleConfig.siteUrl, { waitUntil: 'load' });
    return opened;
  };
}
