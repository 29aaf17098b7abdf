import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DRAWING_WHOLE,
  launchBrowser,
  WITHOUT_OPTIMIZING,
} from '@little-arches/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import type { Registry } from '../model/registry';
import type { SiteManifest } from '../model/site';
import type { Compared } from '../rehearse/changed-pages';
import { storeSite } from '../site/stored-site';
import { createDryRunStore } from '../store/dry-run-store';
import { createDirectoryStore } from '../store/store';
import { sampleAddress, sampleConfig } from '../testing/sample-build';
import { stateLine } from './compare-state';
import { openPictures, type PicturesOptions } from './open-pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-pictures-'));
const store = createDryRunStore(createDirectoryStore(path.join(folder, 'releases')));
const file = path.join(folder, 'pictures.html');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser([...WITHOUT_OPTIMIZING, ...DRAWING_WHOLE]);
});
afterEach(() => rmSync(file, { force: true }));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a site of the shell only, with these pages. */
async function siteOf(pages: Readonly<Record<string, string>>): Promise<SiteManifest> {
  const html = (text: string) => `<!doctype html><title>Feet</title><h1>${text}</h1>`;
  const { manifest } = await storeSite(store, {
    config: sampleConfig,
    composition: { id: '1' } as SiteManifest['composition'],
    unrendered: [],
    pages: Object.entries(pages).map(([pattern, text]) => ({
      owner: 'shell',
      pattern,
      status: 200,
      listed: true,
      html: html(text),
    })),
  });
  return manifest;
}

async function compare(pages: Readonly<Record<string, string>>, options: Partial<PicturesOptions> = {}) {
  const version = {
    url: '/',
    metadata: { version: '1.1.0', integrity: '' },
    deployment: { traffic: 100, default: true },
    extras: { panels: [], addresses: Object.keys(pages).map((pattern) => sampleAddress(pattern, 'page')) },
  };
  const registry = { schema: '', microFrontends: { shell: [version] } } as unknown as Registry;
  const live = await siteOf({ '/404': 'No such page', '/help': 'Help', '/old': 'Old' });
  const compared: Compared = { store, registry, live, site: await siteOf(pages), moving: new Set(['shell']) };
  // No page is late here, however busy the machine is.
  const patient = { seconds: 3600, timeLimit: 600_000 };
  const given = { browser: async () => browser, file, mustBeSame: false, ...patient, log: () => {} };
  const pictures = openPictures({ ...given, ...options });
  const findings = await pictures.compare(compared);
  const result = pictures.result();
  return { findings, lines: result?.states.map(stateLine) ?? [], left: result?.left };
}

const next = { '/404': 'No such page', '/help': 'Help!', '/new': 'New' };

it('reports each state, the largest change first, and refuses differences when no change is expected', async () => {
  const { findings, lines } = await compare(next, { mustBeSame: true });
  expect(lines).toEqual([
    '/new: new',
    '/old: gone',
    expect.stringMatching(/^\/help: 360 wide light \d+ pixels \(.+%\), .*1280 wide dark/),
    '/404: nothing changed',
  ]);
  expect(readFileSync(file, 'utf8')).toContain('<h2>/help</h2>');
  expect(
    findings.map(({ rule, severity, message }) => [rule, severity, message.split(':')[1]?.trim()]),
  ).toEqual([
    ['visual-change', 'error', '/new'],
    ['visual-change', 'error', '/old'],
    ['visual-change', 'error', '/help'],
  ]);
});

it('accepts differences otherwise', async () => {
  const { findings, lines } = await compare({ '/404': 'No such page' });
  expect(findings).toEqual([]);
  expect(lines).toEqual(['/help: gone', '/old: gone', '/404: nothing changed']);
});

it('names states that were not compared in time', async () => {
  const { findings, left } = await compare(next, { seconds: -1 });
  expect(left).toEqual(['/404', '/help', '/new', '/old']);
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('/404, /help, /new, /old') },
  ]);
  expect(await compare(next, { seconds: -1, mustBeSame: true })).toMatchObject({
    findings: [{ severity: 'error' }],
  });
});

it('refuses a machine without a browser only when no change is expected', async () => {
  const none = async () => {
    throw new Error('none was found');
  };
  expect((await compare(next, { browser: none })).findings).toMatchObject([{ severity: 'warning' }]);
  expect((await compare(next, { browser: none, mustBeSame: true })).findings).toMatchObject([
    { severity: 'error' },
  ]);
  expect(existsSync(file)).toBe(false);
});
