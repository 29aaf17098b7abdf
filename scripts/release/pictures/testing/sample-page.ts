import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setStage } from '../../rehearse/stage';
import type { ReleaseStore } from '../../store/store';
import { sampleConfig } from '../../testing/sample-build';
import type { ShowState } from '../picture-state';

/** The files of a page to take pictures of, by name. */
export type SamplePage = Readonly<Record<string, string>>;

const folder = fileURLToPath(new URL('sample-page', import.meta.url));

/** A page with many animations. */
export const samplePage: SamplePage = {
  ...Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  ),
  'late.json': JSON.stringify({ text: 'it has arrived' }),
};

/** Returns a function that serves a page as its site would. */
export function showSample({ 'page.html': html = '', ...files }: SamplePage): ShowState {
  const store: Pick<ReleaseStore, 'get'> = {
    async get(key) {
      const text = files[path.basename(key)];
      return text === undefined ? undefined : { content: Buffer.from(text), etag: '' };
    },
  };
  const sample = { owner: 'remote-sample', pattern: '/', status: 200, html, listed: false } as const;
  const stage = { store: store as ReleaseStore, config: sampleConfig, composition: '1', page: sample };
  return async (browser, { context: options, script = '', pace }) => {
    const context = await browser.newContext(options);
    const { waiting } = await setStage(context, stage);
    const rest = await pace?.(context, waiting);
    await context.addInitScript(script);
    const page = await context.newPage();
    await page.goto(sampleConfig.siteUrl, { waitUntil: 'commit' });
    await rest?.(page);
    return { page, close: () => context.close() };
  };
}
