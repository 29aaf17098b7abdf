export const origin = 'https://www.example.org';
export const STORE = `${origin}/assets/remote-store/1.4.0/page-store.2ae81f8b51.js:1:20`;
export const MAIN = `${origin}/assets/shell/1.0.0/main.c00ca5cb22.js:1:30`;
/** A file of the shared libraries. */
export const REACT = `${origin}/assets/shell/file-0123456789abcdef/vendor.afad3c0e76.js:1:40`;

const formats = {
  Chromium: (header: string, frames: readonly string[]) =>
    [header, ...frames.map((at, index) => `    at ${index === 1 ? `async f (${at})` : `f (${at})`}`)].join(
      '\n',
    ),
  Firefox: (_: string, frames: readonly string[]) =>
    `${frames.map((at, index) => `${index === 1 ? 'async*' : ''}f@${at}`).join('\n')}\n`,
  Safari: (_: string, frames: readonly string[]) => frames.map((at) => `f@${at}`).join('\n'),
};
/** A browser engine. */
export type Engine = keyof typeof formats;

/** Creates an error with these places in its stack, innermost first. */
export function thrown(
  engine: Engine,
  frames: readonly string[],
  { name = 'TypeError', message = 'x is undefined' } = {},
) {
  return Object.assign(new Error(message), { name, stack: formats[engine](`${name}: ${message}`, frames) });
}

/** The browser engines, each with its own stack format. */
export const engines = Object.keys(formats) as Engine[];
/** Places in foreign code, as each engine names them. */
export const foreign = {
  Chromium: [
    'chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/content.js:1:2',
    'chrome-extension://dhdgffkkebhmkfjojejmpbldmpobfkfo/userscript.html?name=Dark:1:2',
    'eval at run (chrome-extension://dhdgffkkebhmkfjojejmpbldmpobfkfo/page.js:1:2), <anonymous>:1:9',
    '<anonymous>:3:7',
    'https://translate.googleapis.com/_/translate_http/_/js/k=x/m=el_main:5:1',
    `${origin}/kids-zone/owl:12:3`,
    `blob:${origin}/5f0a:1:1`,
  ],
  Firefox: [
    'moz-extension://1c5b1b5e-0000-4000-8000-000000000000/content.js:1:2',
    `${MAIN.replace(/:1:30$/, '')} line 1 > eval:1:9`,
    'resource://gre/modules/translation.js:1:2',
    `${origin}/kids-zone/owl:12:3`,
  ],
  Safari: [
    'safari-web-extension://1C5B1B5E/content.js:1:2',
    'webkit-masked-url://hidden/:1:2',
    'user-script:3:1:2',
    `${origin}/kids-zone/owl:12:3`,
  ],
} as const;
