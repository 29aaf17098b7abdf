import type { ParseArgsConfig } from 'node:util';
import type { Verb } from './command';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Description of a verb for people, and the module with its code. */
export interface VerbEntry {
  readonly summary: string;
  /** Arguments of the verb, as shown in the help. */
  readonly usage: string;
  readonly help: readonly string[];
  /** Options besides the common ones, each with its help text. */
  readonly options?: Readonly<Record<string, Options[string] & { readonly help: string }>>;
  /** Whether the verb requires names, accepts them, or accepts none. */
  readonly names: 'some' | 'one' | 'any' | 'none';
  load(): Promise<{ readonly verb: Verb }>;
}

/** Option that names the folder with another bundler's build. */
const from = {
  type: 'string',
  help: 'the folder with mf-manifest.json that any bundler built the package into; see docs/any-bundler.md',
} as const;

/** The verbs of `npm run release`; each module is loaded only when its verb runs. */
export const verbs = {
  build: {
    summary: 'build packages for browser and Node',
    usage: '[package …]',
    help: ['Without names: all packages. Skips packages that are up to date.'],
    names: 'any',
    load: () => import('./verbs/build'),
  },
  check: {
    summary: 'find out whether packages can go live on the channel ("can I deploy?")',
    usage: '[package …]',
    help: [
      'Builds the packages and holds them against what is live: contract, shared libraries, addresses, links, events,',
      'styles, files and sizes. Then renders their pages and shows what changed in a browser:',
      'by its address, by a link, signed in, and in the scenarios of the remote.',
      'Several names are checked as if published together; without names: all packages.',
      'Where a page gets another access, index or laterPaths it warns.',
    ],
    options: { from },
    names: 'any',
    load: () => import('./verbs/check'),
  },
  publish: {
    summary: 'build, check, store, compose the site and make all of it live in one step',
    usage: '<package …>',
    help: [
      'Several packages go live in one step. A run that was killed left nothing live: run it again. Refused when another',
      'release of the same package went live since the command began: look at it and publish again.',
      'Every page is rendered, with the content of the backend and the configuration of now, also when the version is',
      "live already. A page of another package that can't be rendered stays as it is; the release says which and why.",
      'With --dry-run everything but storing and going live is done.',
    ],
    options: {
      from,
    },
    names: 'some',
    load: () => import('./verbs/move/publish'),
  },
  preview: {
    summary: 'show a change at an address of its own, beside what is live',
    usage: '<package …> [--name <name>] | --close <name>',
    help: [
      'Publishes to a channel of its own, which begins as a copy of production, says on each page that it is a',
      'preview, and is kept from search engines. npm start serves it beside the site, at',
      'http://<name>.localhost:3000. --close takes it away.',
      'Example: npm run release -- preview remote-store --name pr-12',
    ],
    options: {
      from,
      name: { type: 'string', help: 'name of the preview (default: a new one); the same again replaces it' },
      close: { type: 'string', help: 'the preview to take away' },
    },
    names: 'any',
    load: () => import('./verbs/move/preview'),
  },
  promote: {
    summary: 'make live what is live on another channel',
    usage: '[package …] --from <channel>',
    help: [
      'The very same files; only the pointer moves. Without names: everything that differs.',
      'Example: npm run release -- promote remote-store --from staging',
    ],
    options: { from: { type: 'string', help: 'the channel to promote from' } },
    names: 'any',
    load: () => import('./verbs/move/promote'),
  },
  rollback: {
    summary: 'make an earlier version live again',
    usage: '<package> [--to <version>] [--recall]',
    help: [
      'Only the pointer moves. Without --to: the version that was live before. Open tabs go on with the version they',
      'have; with --recall they load the page anew at the next navigation, because it does harm.',
    ],
    options: {
      to: { type: 'string', help: 'the version to go to; see status' },
      recall: { type: 'boolean', help: 'keep open tabs from the version gone back from' },
    },
    names: 'one',
    load: () => import('./verbs/move/rollback'),
  },
  retire: {
    summary: 'take a remote off the channel, with its pages',
    usage: '<package>',
    help: [
      'Its addresses are then unknown ones. Refused while pages of others link to it or open its panel; links that',
      'only a browser makes are not seen. Publishing it or rolling it back brings it back; so does promoting',
      'everything from a channel where it is live.',
    ],
    names: 'one',
    load: () => import('./verbs/move/retire'),
  },
  status: {
    summary: 'show what is live and what it can be rolled back to',
    usage: '',
    help: ['Also shows whether the site is composed of what is live.'],
    names: 'none',
    load: () => import('./verbs/show/status'),
  },
  history: {
    summary: 'show who released what, when, and from which commit',
    usage: '[package …]',
    help: ['The last release comes first.'],
    options: { limit: { type: 'string', help: 'how many releases to show (default 20)' } },
    names: 'any',
    load: () => import('./verbs/show/history'),
  },
  export: {
    summary: 'write the site for nginx',
    usage: '--to <directory>',
    help: [
      'Writes the pages, every file that open tabs may still load, and the nginx configuration. Export into the same',
      'directory each time, or copy it over the last one without deleting below site/assets. nginx needs a reload',
      'afterwards (nginx -s reload).',
    ],
    options: { to: { type: 'string', help: 'a new or empty directory, or that of an earlier export' } },
    names: 'none',
    load: () => import('./verbs/export'),
  },
  explain: {
    summary: 'say which source and line a frame of a report is',
    usage: "<'frame' | file | ->",
    help: [
      'A frame as a browser writes it, a file with frames (a stack, or reports as JSON), or - for standard input. Reads',
      'the source maps that the release left in the store; no server sends them. Ends with 1 where it finds no line.',
      "Example: npm run release -- explain 'at f (https://example.org/assets/shell/1.0.0/main.0a1b.js:1:2345)'",
    ],
    names: 'any',
    load: () => import('./verbs/show/explain'),
  },
  gc: {
    summary: 'remove versions that no one can meet any more',
    usage: '',
    help: [
      'Keeps what is live on any channel, what it can be rolled back to, what the last compositions name (open',
      'tabs still load it), and everything younger than an hour (someone may be publishing it).',
    ],
    options: { keep: { type: 'string', help: 'how many compositions per channel to keep (default 5)' } },
    names: 'none',
    load: () => import('./verbs/gc'),
  },
} as const satisfies Readonly<Record<string, VerbEntry>>;

/** Options that every verb has. */
export const commonOptions = {
  channel: { type: 'string', help: 'the channel (default: production)' },
  store: {
    type: 'string',
    help: 'directory or s3://bucket of the releases (default: $RELEASE_STORE, else DATA_DIR/releases)',
  },
  json: { type: 'boolean', help: 'one JSON document on stdout; use: npm run --silent release -- …' },
  'dry-run': { type: 'boolean', help: 'do everything but change something' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const satisfies VerbEntry['options'];
