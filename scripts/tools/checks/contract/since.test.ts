import { sinceNow } from './since';

const surface = (
  version: string,
  events: readonly string[],
  members: readonly string[],
  tokens = '--ink',
) => ({
  entries: { remote: 'remote.d.ts', host: 'host.d.ts', events: 'events.d.ts', 'ui/tokens.css': 'tokens.css' },
  files: {
    'remote.d.ts': `export declare const CONTRACT_VERSION = "${version}";`,
    'host.d.ts': `export interface Host {${members.map((name) => `${name}(): void;`).join('')}}`,
    'events.d.ts': `export declare const events: {${events.map((name) => `readonly '${name}': {};`).join('')}};`,
    'tokens.css': tokens,
  },
});
const released = surface('1.2', ['cart/changed'], ['announce']);

it('names what is new in a version, and keeps what earlier versions added', () => {
  const next = surface('1.3', ['cart/changed', 'story/read'], ['announce', 'print'], '--ink\n--moon');
  const since = sinceNow({ from: '1.2', added: {} }, released, next);
  expect(since).toEqual({
    from: '1.2',
    added: { '1.3': ['events story/read', 'host print', 'tokens --moon'] },
  });
  const later = surface(
    '1.4',
    ['cart/changed', 'story/read', 'story/liked'],
    ['announce', 'print'],
    '--ink\n--moon',
  );
  expect(sinceNow(since, next, later).added).toEqual({ ...since.added, '1.4': ['events story/liked'] });
});

it('keeps the table unchanged while the version is the released one', () => {
  const known = { from: '1.2', added: { '1.3': ['host print'] } };
  const now = surface('1.3', ['cart/changed'], ['announce', 'print']);
  expect(sinceNow(known, now, now)).toEqual(known);
});

it('starts again with another major version', () => {
  const known = { from: '1.2', added: { '1.3': ['host print'] } };
  expect(sinceNow(known, released, surface('2.0', [], ['print']))).toEqual({ from: '2.0', added: {} });
});
