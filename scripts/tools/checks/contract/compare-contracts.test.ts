import { projectRoot } from '@little-arches/kit/files/project-root';
import { compareContracts } from './compare-contracts';
import { type ContractSurface, parseSurface, printSurface } from './contract-surface';
import { findUnversionedChanges, versionOf } from './contract-version';

const remote = `import { type Host } from './host';
/** The version. */
export declare const CONTRACT_VERSION = "1.4";
export interface PageModule {
    readonly Page: () => unknown;
    readonly loader?: (args: { readonly host: Host }) => unknown;
}
export interface RemoteInput {
    readonly access?: 'anyone' | 'signed-in';
    readonly load: () => Promise<PageModule>;
}
export interface RemoteDefinition {
    readonly input: RemoteInput;
    mount(host: Host): string[];
}
export declare function defineRemote(input: RemoteInput): RemoteDefinition;
`;
const host = `import { type EventName, type EventPayload } from './events';
export type SessionState = {
    readonly status: 'loading';
} | {
    readonly status: 'authenticated';
    readonly user: string;
};
export interface Host {
    readonly session: SessionState;
    announce(message: string, urgency?: 'polite' | 'assertive'): void;
    publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
}
export interface Unused {
    readonly a: string;
}
export declare function useHost(): Host;
`;
const events = `export declare const events: {
    readonly 'cart/changed': {
        count: number;
        total?: number;
    };
};
export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = (typeof events)[Name];
`;
const brand = `export declare const brand: {
    readonly product: 'Little Arches';
    readonly phone: '+49 1';
};
`;
const texts = { remote, host, events, brand, css: '--gap\n.wide' };
const files = {
  remote: 'src/remote.d.ts',
  host: 'src/host.d.ts',
  events: 'src/events.d.ts',
  brand: 'src/brand.d.ts',
  css: 'src/ui/base.css',
};

function surface(changed: Partial<typeof texts> = {}): ContractSurface {
  const { css, ...modules } = { ...texts, ...changed };
  return {
    entries: {
      remote: files.remote,
      host: files.host,
      events: files.events,
      company: files.brand,
      'ui/base.css': files.css,
    },
    files: {
      [files.remote]: modules.remote,
      [files.host]: modules.host,
      [files.events]: modules.events,
      [files.brand]: modules.brand,
      [files.css]: css,
    },
  };
}

type Case = [title: string, file: keyof typeof texts, from: string, to: string, expected: string[]];

const cases: Case[] = [
  ['a docstring', 'remote', '/** The version. */', '/** Another word. */', []],
  ['the version', 'remote', '"1.4"', '"1.5"', []],
  [
    'an alias for the same type',
    'host',
    'readonly session: SessionState;',
    "readonly session: { readonly status: 'loading' } | { readonly status: 'authenticated'; readonly user: string };",
    [],
  ],
  ['another text of the brand', 'brand', '+49 1', '+49 2', []],
  [
    'a new export',
    'host',
    'export interface Unused',
    'export declare const fresh: 1;\nexport interface Unused',
    ['grown host fresh'],
  ],
  [
    'a member more of the host',
    'host',
    'readonly session:',
    'readonly now: () => Date;\n    readonly session:',
    ['grown host Host'],
  ],
  [
    'something optional more of a page',
    'remote',
    'readonly Page:',
    'readonly meta?: string;\n    readonly Page:',
    ['grown remote PageModule'],
  ],
  [
    'another access that remotes may state',
    'remote',
    "'anyone' | ",
    "'anyone' | 'staff' | ",
    ['grown remote RemoteInput'],
  ],
  [
    'an event more',
    'events',
    "readonly 'cart/changed'",
    "readonly 'cart/opened': { at: number };\n    readonly 'cart/changed'",
    ['grown events events'],
  ],
  ['a class more of a style sheet', 'css', '.wide', '.wide\n.small', ['grown ui/base.css .small']],
  ['an export less', 'host', 'export interface Unused', 'interface Unused', ['changed host Unused']],
  [
    'a member less of the host',
    'host',
    "announce(message: string, urgency?: 'polite' | 'assertive'): void;",
    '',
    ['changed host Host'],
  ],
  ['a parameter that accepts less', 'host', "'polite' | 'assertive'", "'polite'", ['changed host useHost']],
  [
    'a state more of the session',
    'host',
    "    readonly status: 'loading';\n",
    "    readonly status: 'loading' | 'expired';\n",
    ['changed host useHost'],
  ],
  [
    'something a page must have',
    'remote',
    'readonly Page:',
    'readonly meta: string;\n    readonly Page:',
    ['changed remote RemoteDefinition', 'changed remote defineRemote'],
  ],
  [
    'an access less',
    'remote',
    "'anyone' | ",
    '',
    ['changed remote RemoteDefinition', 'changed remote defineRemote'],
  ],
  [
    'a payload that requires more',
    'events',
    'count: number;',
    'count: number;\n        at: number;',
    ['changed events EventPayload'],
  ],
  ['a payload that contains less', 'events', 'count: number;', '', ['changed events events']],
  ['a key less of the brand', 'brand', "readonly phone: '+49 1';", '', ['changed company brand']],
  [
    'something optional less of a page',
    'remote',
    'readonly loader?: (args: { readonly host: Host }) => unknown;',
    '',
    ['changed remote PageModule'],
  ],
  ['a token less', 'css', '--gap\n', '', ['changed ui/base.css --gap']],
];

test.each(cases)('%s', async (_, file, from, to, expected) => {
  expect(texts[file]).toContain(from);
  const now = surface({ [file]: texts[file].replace(from, to) });
  const changes = await compareContracts(projectRoot(), surface(), now);
  const found = changes.map(({ kind, entry, name }) => `${kind} ${entry} ${name}`);
  if (expected.some((change) => change.startsWith('changed')))
    expect(found).toEqual(expect.arrayContaining(expected));
  else expect(found.sort()).toEqual(expected);
});

test('reports a new and a removed entry', async () => {
  const { 'ui/base.css': css = '', ...entries } = surface().entries;
  const less = { ...surface(), entries };
  const kinds = async (a: ContractSurface, b: ContractSurface) =>
    (await compareContracts(projectRoot(), a, b)).map(({ kind, entry }) => `${kind} ${entry}`);
  expect(css).toBe(files.css);
  expect(await kinds(less, surface())).toEqual(['grown ui/base.css']);
  expect(await kinds(surface(), less)).toEqual(['changed ui/base.css']);
});

test('reads the same surface from the stored text, with any line endings', () => {
  const text = printSurface(surface());
  expect(printSurface(parseSurface(text))).toBe(text);
  expect(parseSurface(text.replaceAll('\n', '\r\n'))).toEqual(parseSurface(text));
  expect(() => parseSurface('{}')).toThrow('It holds no released contract');
  expect(versionOf(parseSurface(text))).toBe('1.4');
});

const grown = { entry: 'host', name: 'Host', kind: 'grown', detail: "Property 'now' is missing" } as const;
const changed = { entry: 'host', name: 'useHost', kind: 'changed', detail: 'It is gone.' } as const;

test.each([
  [[], '1.4', []],
  [[], '1.5', []],
  [[], '1.3', [/is 1\.3, but 1\.4 is released/]],
  [
    [grown],
    '1.4',
    [
      /^@little-arches\/contracts\/host: Host has grown since contract 1\.4 \(Property 'now' is missing\)\. Set .* to '1\.5'/,
    ],
  ],
  [[grown], '1.5', []],
  [[grown], '2.0', []],
  [[changed], '1.4', [/^@little-arches\/contracts\/host: useHost does not fit .* or set .* to '2\.0'/]],
  [[changed], '1.9', [/to '2\.0'/]],
  [[changed], '2.0', []],
  [[grown, changed], '1.5', [/useHost does not fit/]],
])('%j and version %s', (changes, now, sentences) => {
  expect(findUnversionedChanges(changes, '1.4', now)).toEqual(
    sentences.map((one) => expect.stringMatching(one)),
  );
});

test('requires a higher minor version when the shell accepts both, and a stated reason while they differ', () => {
  const bridged = { 'host: useHost': 'shell/src/backend/backend.ts takes the calls of 1.4 too' };
  expect(findUnversionedChanges([changed], '1.4', '1.5', bridged)).toEqual([]);
  expect(findUnversionedChanges([changed], '1.4', '1.4', bridged)).toEqual([
    expect.stringContaining("to '1.5'"),
  ]);
  expect(findUnversionedChanges([], '1.4', '1.5', bridged)).toEqual([
    "shared-contracts/api-bridged.json names 'host: useHost', which does not differ from the released one: delete the line.",
  ]);
});
