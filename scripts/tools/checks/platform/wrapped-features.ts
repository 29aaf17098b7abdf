import type { ProjectFile } from '../project-files';

const SHIPPED = /^(shell|remote-[^/]+|shared-contracts)\/src\/.*\.(tsx?|js)$/;
const NOT_SHIPPED = /\.test\.|\.d\.ts$|\/testing\/|\/standalone/;

interface PlatformObject {
  readonly name: string;
  readonly used: RegExp;
  /** Files that handle absence, refusal and missing answers of the object. */
  readonly wrappers: RegExp;
  readonly instead: string;
}

const shared = (file: string) => new RegExp(`^shared-contracts/src/platform/${file}\\.ts$`);
const none = /^$/;

/** Platform objects that some visitors' browsers lack, refuse or leave without an answer. */
const objects: readonly PlatformObject[] = [
  {
    name: 'Storage',
    used: /\b(local|session)Storage\b/,
    // The bus catches errors of its storage.
    wrappers: /^shared-contracts\/src\/platform\/stored\.ts$|^shell\/src\/shell\.ts$/,
    instead: 'readStored(), writeStored() of @little-arches/contracts/platform',
  },
  {
    name: 'The clipboard',
    used: /\.clipboard\b/,
    wrappers: shared('copy-text'),
    instead: 'copyText() of @little-arches/contracts/platform',
  },
  {
    name: 'Printing',
    used: /\bwindow\.print\b|(?<![\w.])print\(\)/,
    wrappers: shared('print-page'),
    instead: 'PrintButton of @little-arches/contracts/ui',
  },
  {
    name: 'A visitor’s file',
    used: /\b(FileReader|createImageBitmap)\b|(file|blob)\.(text|arrayBuffer|stream|bytes)\(/i,
    wrappers: shared('read-file'),
    instead: 'readFile() of @little-arches/contracts/platform',
  },
  {
    name: 'Speech',
    used: /\bspeechSynthesis\b|\bSpeechSynthesisUtterance\(/,
    wrappers: /^remote-kids-zone\/src\/reading\/aloud\/(reader|use-voice)\.ts$/,
    instead: 'createReader() of remote-kids-zone/src/reading/aloud',
  },
  {
    name: 'The lock manager',
    used: /\.locks\b/,
    wrappers: /^remote-store\/src\/cart\/in-turn\.ts$/,
    instead: 'inTurn() of remote-store/src/cart',
  },
  {
    name: 'The history',
    used: /\bhistory\.(pushState|replaceState)\b/,
    wrappers: /^shell\/src\/session\/wipe-tokens\.ts$/,
    instead: 'navigate() of the router',
  },
  ...[
    ['Sharing', /\bnavigator\.(share|canShare)\b/],
    ['A random UUID', /\bcrypto\.randomUUID\b/],
    ['Web cryptography', /\bcrypto\.subtle\b/],
    ['A database in the browser', /\bindexedDB\b/],
    ['A broadcast channel', /\bnew BroadcastChannel\b/],
    ['A notification', /\bnew Notification\b|\bNotification\.request/],
    ['Full screen', /\.(requestFullscreen|exitFullscreen)\b/],
    ['A place on earth', /\.geolocation\b/],
    ['A wake lock', /\.wakeLock\b/],
  ].map(([name, used]) => ({
    name: String(name),
    used: used as RegExp,
    wrappers: none,
    instead:
      'a module in shared-contracts/src/platform that says what happens where it is absent, refused or never answers, and list it here',
  })),
];

/**
 * Finds uses of objects that a browser may lack or refuse, outside the module that handles their absence and refusal.
 */
export function findLooseUses(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => SHIPPED.test(path) && !NOT_SHIPPED.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        if (/^\s*(\/?\*|\/\/)/.test(line)) return [];
        return objects
          .filter(({ used, wrappers }) => used.test(line) && !wrappers.test(path))
          .map(
            ({ name, instead }) =>
              `${path}:${index + 1} ${name} may be absent, refused or silent: use ${instead}.`,
          );
      }),
    );
}
