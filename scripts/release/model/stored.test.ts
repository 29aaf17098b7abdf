import { DESCRIPTOR_FORMAT, parseDescriptor } from '@little-arches/build/model/descriptor';
import {
  COMPOSITION_FORMAT,
  HYDRATION_FORMAT,
  parseComposition,
  parseHydration,
} from '@little-arches/contracts/formats/page';
import { NewerFormatError } from '@little-arches/contracts/formats/stored';
import { COMPOSITION_LOG_FORMAT, parseCompositionLog, storedCompositionLog } from './composition-log';
import { HISTORY_FORMAT, parseHistory, storedHistory } from './history';
import { parseManifest, SITE_FORMAT, storedManifest } from './site';
import { broken, composition, descriptor, site } from './testing/sample-formats';

const record = { id: 'a1', at: '2026-11-22T10:00:00.000Z', by: 'Ada', action: 'publish' } as const;
const history = { entries: [{ ...record, package: 'shell', version: '1.0.0' }] };
const log = { compositions: [{ id: 'abc', at: record.at }] };
const hydration = { loaderData: { 'remote-store:store': { products: [] } } };

const formats = [
  ['a composition', COMPOSITION_FORMAT, parseComposition, composition],
  ['the data of a page', HYDRATION_FORMAT, parseHydration, hydration],
  ['a descriptor', DESCRIPTOR_FORMAT, parseDescriptor, descriptor],
  ['a site', SITE_FORMAT, parseManifest, site],
  ['a history', HISTORY_FORMAT, parseHistory, history],
  ['a log of compositions', COMPOSITION_LOG_FORMAT, parseCompositionLog, log],
] as const;

describe.each(formats)('%s', (_, format, parse, sample) => {
  it('reads content without a format as the first format', () => {
    expect(parse(sample, 'It')).toMatchObject(sample);
    expect(parse({ ...sample, format }, 'It')).toMatchObject(sample);
  });

  it('refuses content of a newer release tool', () => {
    const read = () => parse({ ...sample, format: format + 1 }, 'It');
    expect(read).toThrow(NewerFormatError);
    expect(read).toThrow(
      `has format ${format + 1}, this reader knows ${format}: it was written by a newer release tool. Upgrade `,
    );
  });

  it('reports content of an unknown format', () => {
    expect(() => parse({ ...sample, format: '1' }, 'It')).toThrow(" is wrong at 'format'");
  });
});

it('drops only the unreadable entry of a history, and keeps it unchanged in the file', () => {
  const wrong = { format: 1, entries: [{ id: 'b2', at: 7 }, ...history.entries] };
  const read = parseHistory(wrong, 'history/production.json');
  expect(read.entries).toEqual(history.entries);
  expect(read.unreadable).toMatchObject([{ at: 'entries.0.at', value: { id: 'b2', at: 7 } }]);
  expect(storedHistory(read)).toEqual(wrong);
});

it('drops only the unreadable entry of a log, and keeps it after the others in the file', () => {
  const read = parseCompositionLog({ compositions: [{ id: 7 }, ...log.compositions] }, 'The log');
  expect(read.compositions).toEqual(log.compositions);
  expect(read.unreadable).toMatchObject([{ at: 'compositions.0.id' }]);
  expect(storedCompositionLog(read, 50)).toEqual({
    format: 1,
    compositions: [...log.compositions, { id: 7 }],
  });
});

it('stores only the newest entries of a log', () => {
  const compositions = ['c', 'b', 'a'].map((id) => ({ id, at: record.at }));
  const stored = parseCompositionLog(storedCompositionLog({ compositions, unreadable: [] }, 2), 'The log');
  expect(stored.compositions.map(({ id }) => id)).toEqual(['c', 'b']);
});

it.each([
  ['pages.0.pattern', 'store'],
  ['pages.0.status', 302],
  ['pages.0.content', '../secret'],
  ['pages.0.style', "'sha256-x'; script-src *"],
])('drops only the invalid page of a site: %s is %j', (path, value) => {
  const { pages, unreadable } = parseManifest(broken(site, path, value), 'site.json');
  expect(pages).toEqual(site.pages.slice(1));
  expect(unreadable).toMatchObject([{ at: path }]);
});

it('drops unreadable earlier pages, which are rendered again', () => {
  const wrong = broken(site, 'earlier.remote-store.pages.0.content', 7);
  expect(parseManifest(wrong, 'site.json')).toEqual({ ...site, earlier: {} });
});

it.each([
  ['composition.id', 7, "The page's composition is wrong at 'id'"],
  ['config.siteUrl', 'nowhere', "The page's configuration is wrong at 'siteUrl'"],
  ['pages', {}, "site.json is wrong at 'pages'"],
])('refuses an invalid site: %s is %j', (path, value, message) => {
  expect(() => parseManifest(broken(site, path, value), 'site.json')).toThrow(message);
});

it('parses a site as it was stored', () => {
  expect(parseManifest(JSON.parse(JSON.stringify(storedManifest(site))), 'site.json')).toEqual(site);
});

it('parses a descriptor completely or not at all, because one hash covers it', () => {
  expect(() => parseDescriptor(broken(descriptor, 'extras.addresses.0.path', 'store'), 'It')).toThrow(
    "It is wrong at 'extras.addresses.0.path'",
  );
  expect(() => parseDescriptor(broken(descriptor, 'node.0.path', 'routes.mjs'), 'It')).toThrow('node.0.path');
});
