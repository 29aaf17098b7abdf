import type { PublishedAddress } from '@little-arches/build/model/published-version';
import type { Live } from '../store/live-versions';
import { sampleAddress, sampleLive } from '../testing/sample-build';
import { checkAccess } from './check-access';

const live = (version: string, more: Partial<PublishedAddress>, path = '/orders') =>
  sampleLive('remote-account', version, { addresses: [sampleAddress(path, 'orders', more)] });
const check = (before: Live, after: Live) =>
  checkAccess([before], [after], new Set(['remote-account'])).map(({ rule, severity, message }) => [
    rule,
    severity,
    message.replace(/ of remote-account \S+/, ''),
  ]);
const open = { access: 'anyone', index: true } as const;
const closed = { access: 'signed-in', index: false } as const;

it.each([
  [closed, open, 'access', 'The page /orders is for anyone; live it is for signed-in only.'],
  [open, closed, 'access', 'The page /orders is for signed-in only; live it is for anyone.'],
  [
    open,
    { ...open, index: false },
    'index',
    'The page /orders is kept from search engines, which may list it now.',
  ],
  [
    { ...open, index: false },
    open,
    'index',
    'The page /orders may be listed by search engines, which must not list it now.',
  ],
  [
    { ...open, laterPaths: { function: 'getProducts', fields: { productSlug: 'slug' } } },
    { ...open, laterPaths: 'none' },
    'later-paths',
    'The page /orders accepts no path beyond the prerendered ones; live it accepts the paths that getProducts lists in slug.',
  ],
  [
    { ...open, laterPaths: 'none' },
    open,
    'later-paths',
    'The page /orders accepts every path; live it accepts no path beyond the prerendered ones.',
  ],
] as const)('warns about a page that changes from %j to %j', (before, after, rule, message) => {
  expect(check(live('1.0', before), live('1.1', after))).toEqual([[rule, 'warning', message]]);
});

it('reports neither an unchanged page nor a new one', () => {
  expect(check(live('1.0', open), live('1.1', open))).toEqual([]);
  expect(check(live('1.0', open), live('1.1', closed, '/orders/new'))).toEqual([]);
});
