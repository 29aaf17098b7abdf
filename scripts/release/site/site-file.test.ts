import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

it('goes on serving the site before when the file can no longer be read, and says so once', () => {
  const file = siteFile(folder, 'production');
  const lines: string[] = [];
  const read = createSiteReader(file, (line) => lines.push(line));
  writeSite(file, site('one'));
  expect(read()).toEqual(site('one'));
  writeFileSync(file, '{"format":1,"composition":');
  expect([read(), read()]).toEqual([site('one'), site('one')]);
  expect(lines).toEqual([expect.stringContaining(`${file} holds no JSON`)]);
  writeSite(file, site('two'));
  expect(read()).toEqual(site('two'));
});

it('says which page of the site can not be read, and serves the others', () => {
  const file = siteFile(folder, 'production');
  const lines: string[] = [];
  const page = { pattern: '/', status: 200, html: '<p>', listed: true } as const;
  writeSite(file, { ...site('one'), pages: [page, { ...page, pattern: 'store' }] });
  expect(createSiteReader(file, (line) => lines.push(line))().pages).toEqual([page]);
  expect(lines).toEqual([expect.stringContaining("can't be read at 'pages.1.pattern'")]);
});

it('starts with no site that can not be read, and says what to upgrade for that of a newer tool', () => {
  const file = siteFile(folder, 'production');
  writeSite(file, site('one'));
  writeFileSync(file, readFileSync(file, 'utf8').replace('"format":1', '"format":2'));
  expect(createSiteReader(file)).toThrow(
    `${file} has format 2, this reader knows 1: it was written by a newer release tool. Upgrade this checkout.`,
  );
});
