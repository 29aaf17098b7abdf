import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDirectoryStore, type ReleaseStore } from '../../store/store';
import { problemsOf, readOverview } from '../read-overview';
import { createSampleOverview, HOSTILE, health } from '../testing/sample-overview';
import { releasesPage } from './releases-page';

const AT = '2026-11-27T21:04:12.000Z';
/** The hostile text as a reader sees it. */
const SHOWN = HOSTILE.replace('\u202e', '\\u202e');
let sample: Awaited<ReturnType<typeof createSampleOverview>>;

async function pageOf(store: ReleaseStore = sample.store): Promise<string> {
  return releasesPage(await readOverview(store, 'production'), AT).html;
}

/** Returns the rows of a table as a reader sees them, cells separated by bars. */
function rowsOf(html: string, id: string): string[] {
  const [, body = ''] = new RegExp(`<caption id="${id}">.*?<tbody>(.*?)</tbody>`, 's').exec(html) ?? [];
  return body
    .trim()
    .split('\n')
    .map((row) => textOf(row.replaceAll(/<\/t[hd]><td[^>]*>/g, ' | ')));
}

function textOf(html: string): string {
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const;
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof entities) => entities[name]);
}

/** Changes a file of the store, as a person or a faulty disk could. */
function replace(key: string, what: string | RegExp, by: string): void {
  const file = path.join(sample.checkout.releases, key);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(what, by);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(health));
});
afterEach(() => {
  jest.restoreAllMocks();
  sample.remove();
});

describe('of a signed store', () => {
  beforeEach(async () => {
    sample = await createSampleOverview();
  });

  it('lists channels and previews with their addresses, production first', async () => {
    const rows = rowsOf(await pageOf(), 'channels');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^production \| https:\/\/www\.littlearches\.example \| 3 \| /);
    expect(rows[0]).toMatch(/ \| remote-store 1\.2\.0, 5 % \| verified$/);
    expect(rows[1]).toMatch(/^pr-12 \| https:\/\/pr-12\.littlearches\.example \| 3 \| /);
    expect(rows[1]).toMatch(/ remote-account 1\.1\.0 by .* \| none \| verified$/);
  });

  it('shows live versions with their origin and owners, and the canary beside them', async () => {
    const html = await pageOf();
    const [, shop] = rowsOf(html, 'production-live');
    expect(shop).toMatch(/^remote-store \| 1\.1\.0 \| \d{4}-\d\d-\d\d \d\d:\d\d \| /);
    expect(shop).toContain(`| ${SHOWN} | abc${SHOWN} | 1.0.0 | ${SHOWN} (`);
    const [canary] = rowsOf(html, 'production-canary');
    expect(canary).toMatch(/^remote-store 1\.2\.0 \| for 5 % of the visitors \| /);
    expect(html).toContain('<p>No canary is running.</p>');
  });

  it('shows the accepted ranges of contract and shared libraries', async () => {
    expect(rowsOf(await pageOf(), 'production-ranges')).toEqual([
      'shell | offers 1.0 | 2.9.2 | provides 19.3.1',
      'remote-store | needs 1.0, built with 1.0 | 2.9.2 | ^19.3.0, built with 19.3.1',
      'remote-account | needs 1.0, built with 1.0 | 2.9.2 | ^19.3.0, built with 19.3.1',
    ]);
  });

  it('shows which package uses which events, links and panels of which, without its own', async () => {
    const html = await pageOf();
    expect(rowsOf(html, 'production-uses')).toEqual([
      'remote-account | subscribes to | remote-store | cart/changed',
      `remote-account | subscribes to | nothing live | ${SHOWN}`,
      'remote-account | links to | remote-store | /store',
      `remote-account | links to | nothing live | /${SHOWN}`,
      'remote-account | opens the panel | remote-store | cart',
    ]);
    expect(html).toContain('<p>Not recorded in the builds of shell.</p>');
  });

  it('shows the sizes of the last versions and how they changed', async () => {
    const rows = rowsOf(await pageOf(), 'production-sizes').filter((row) => row.startsWith('remote-store'));
    expect(rows.map((row) => row.split(' | ').filter((_, index) => index !== 3))).toEqual([
      ['remote-store', '1.2.0', 'canary', '/store', '0.0 KB', '2.1 KB', '−1.0 KB', ''],
      ['remote-store', '1.1.0', 'live', '/store', '0.0 KB', '3.1 KB', '+2.0 KB', ''],
      ['remote-store', '1.0.0', 'earlier', '/store', '0.0 KB', '1.1 KB', 'first', ''],
    ]);
  });

  it('shows the health of versions, or the sentence that says why no collector answers', async () => {
    expect(rowsOf(await pageOf(), 'production-health')).toEqual([
      'remote-store 1.1.0 | 120 | 3 (2.5 %) | 4 | 1800 ms | – | –',
    ]);
    jest.mocked(fetch).mockRejectedValue(new Error('connection refused'));
    const html = await pageOf();
    expect(textOf(html)).toContain('health.json does not tell how versions fare: connection refused');
    expect(rowsOf(html, 'production-live')).toHaveLength(3);
  });

  it('shows who released what, newest first', async () => {
    const rows = rowsOf(await pageOf(), 'production-history');
    expect(rows.map((row) => row.split(' | ').slice(1, 4).join(' '))).toEqual([
      'canary remote-store 1.2.0',
      'publish remote-store 1.1.0',
      'publish remote-account 1.0.0',
      expect.stringMatching(/^publish (shell|remote-store) 1\.0\.0$/),
      expect.stringMatching(/^publish (shell|remote-store) 1\.0\.0$/),
    ]);
    expect(rows[1]).toContain(`| ${SHOWN} | before: 1.0.0; commit abc${SHOWN}`);
  });

  it('escapes every text of teams, and contains no script', async () => {
    const html = await pageOf();
    expect(html).toContain('&lt;b title=&quot;x&quot;&gt;Ada &amp; &#39;Bob&#39;&lt;/b&gt;\\u202e');
    expect(html).not.toMatch(/<b |\u202e|<script|\son\w+=/);
  });

  it('allows its own inline style and nothing else', async () => {
    const { html, style } = releasesPage(await readOverview(sample.store, 'production'), AT);
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(style).toBe(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
    expect(textOf(html.replace(/.*content="(default-src[^"]*)".*/s, '$1'))).toBe(
      `default-src 'none'; style-src ${style}`,
    );
    expect(html).not.toContain(' style=');
  });

  it('shows nothing of a pointer that no owner signed, but its history and every other channel', async () => {
    replace('channels/production.json', '"1.1.0"', '"1.1.1"');
    const overview = await readOverview(sample.store, 'production');
    const { html } = releasesPage(overview, AT);
    expect(rowsOf(html, 'channels')[0]).toMatch(/^production \| unknown \| .* \| not verified$/);
    expect(html).not.toContain('production-live');
    expect(rowsOf(html, 'production-history')).toHaveLength(5);
    expect(rowsOf(html, 'pr-12-live')).toHaveLength(3);
    const [problem] = problemsOf(overview);
    expect(problemsOf(overview)).toHaveLength(1);
    expect(textOf(html)).toContain(problem?.replace('production: ', ''));
  });

  it('names a site that was changed, and shows the rest of its channel', async () => {
    const [, site = ''] =
      /"site": "(\w+)"/.exec(
        readFileSync(path.join(sample.checkout.releases, 'channels/pr-12.json'), 'utf8'),
      ) ?? [];
    replace(`sites/${site}.json`, '"pages"', '"leaves"');
    const html = await pageOf();
    expect(rowsOf(html, 'channels')[1]).toMatch(/^pr-12 \| unknown \| 3 \| /);
    expect(textOf(html)).toContain('is not the site that was composed: compose it again');
    expect(rowsOf(html, 'pr-12-live')).toHaveLength(3);
  });
});

describe('of an unsigned store', () => {
  beforeEach(async () => {
    sample = await createSampleOverview({ isSigned: false });
  });

  it('says that nothing is signed and that packages have no owners', async () => {
    const html = await pageOf();
    expect(rowsOf(html, 'channels').map((row) => row.split(' | ').at(-1))).toEqual([
      'not signed',
      'not signed',
    ]);
    expect(rowsOf(html, 'production-live').every((row) => row.endsWith(' | none'))).toBe(true);
  });

  it('names unreadable entries of registry and history, and shows all others', async () => {
    replace('channels/production.json', '"/assets/remote-store/1.1.0/entry.js"', '"/<b>elsewhere.js"');
    replace('history/production.json', '"action": "canary"', '"action": 7');
    const html = await pageOf();
    const text = textOf(html);
    expect(text).toMatch(
      /The registry can't be read at 'microFrontends\.remote-store\.\d\.url': .*<b>elsewhere/,
    );
    expect(text).toContain("An entry can't be read at 'entries.4.action'");
    expect(rowsOf(html, 'production-live').map((row) => row.split(' ')[0])).toEqual([
      'shell',
      'remote-account',
    ]);
    expect(rowsOf(html, 'production-history')).toHaveLength(4);
  });

  it('names a pointer or history that is no JSON', async () => {
    replace('channels/pr-12.json', /^\{/, '');
    replace('history/production.json', /^\{/, '');
    const html = await pageOf();
    expect(textOf(html)).toContain('channels/pr-12.json in the release store holds no JSON');
    expect(textOf(html)).toContain('history/production.json in the release store');
    expect(rowsOf(html, 'channels')[1]).toMatch(/\| unknown$/);
    expect(rowsOf(html, 'production-live')).toHaveLength(3);
  });

  it('says of an empty store that it is empty', async () => {
    rmSync(sample.checkout.releases, { recursive: true });
    const html = await pageOf(createDirectoryStore(sample.checkout.releases));
    expect(html).toContain('This store is empty: nothing was released into it yet.');
    expect(html).not.toContain('<table');
  });

  it('names a store that can’t be listed', async () => {
    const list = () => Promise.reject(new Error('The bucket does not answer.'));
    expect(await pageOf({ ...sample.store, list })).toContain(
      '<p class="problem">The bucket does not answer.</p>',
    );
  });
});
