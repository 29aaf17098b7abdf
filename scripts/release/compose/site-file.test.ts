import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { sampleConfig } from '../testing/sample-build';
import { createSiteReader, siteFile, writeSite } from './site-file';

const site = (id: string): ComposedSite => ({
  composition: { id, shell: { version: '1.0.0' }, remotes: [] },
  config: sampleConfig,
  pages: [],
  unrendered: [],
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives what was written last, also within one tick of the clock, and leaves nothing else behind', () => {
  const file = siteFile(folder, 'production');
  writeSite(file, site('one'));
  const written = new Date();
  utimesSync(file, written, written);
  const read = createSiteReader(file);
  expect(read()).toEqual(site('one'));
  writeSite(file, site('two'));
  utimesSync(file, written, written);
  expect(read()).toEqual(site('two'));
  expect(readdirSync(path.dirname(file))).toEqual(['production.json']);
});

it('reads the file again only when it was replaced', () => {
  const file = siteFile(folder, 'production');
  writeSite(file, site('one'));
  const read = createSiteReader(file);
  expect(read()).toBe(read());
});

it('keeps channels apart', () => {
  expect(siteFile(folder, 'staging')).not.toBe(siteFile(folder, 'production'));
});
