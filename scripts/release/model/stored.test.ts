import { DESCRIPTOR_FORMAT, parseDescriptor } from '@little-arches/build/model/descriptor';
import {
  NewerFormatError,
  PAGE_FORMATS,
  parseComposition,
  parseHydration,
} from '@little-arches/contracts/formats';
import { HISTORY_FORMAT, parseHistory, storedHistory } from './history';
import { parseManifest, SITE_FORMAT, storedManifest } from './site';
import { broken, composition, descriptor, site } from './testing/sample-formats';

const record = { id: 'a1', at: '2026-11-22T10:00:00.000Z', by: 'Ada', action: 'publish' } as const;
const history = { entries: [{ ...record, package: 'shell', version: '1.0.0' }] };
const hydration = { loaderData: { 'remote-store:store': { products: [] } } };

const formats = [
  ['a composition', PAGE_FORMATS.composition, parseComposition, composition],
  ['the data of a page', PAGE_FORMATS.hydration, parseHydration, hydration],
  ['a descriptor', DESCRIPTOR_FORMAT, parseDescriptor, descriptor],
  ['a site', SITE_FORMAT, parseManifest, site],
  ['a history', HISTORY_FORMAT, parseHistory, history],
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

it.each([
  ['pages.0.pattern', 'store'],
  ['pages.0.status', 302],
  ['pages.0.content', '../secret'],
  ['pages.0.file', '/../secret.html'],
  ['pages.0.style', "'sha256-x'; script-src *"],
])('drops only the invalid page of a site: %s is %j', (path, value) => {
  const { pages, unreadable } = parseManifest(broken(site, path, value), 'site.json');
  expect(pages).toEqual(site.pages.slice(1));
  expect(unreadable).toMatchObject([{ at: path }]);
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
