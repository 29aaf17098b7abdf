import { type SamplePage, samplePage } from './sample-page';

/** A change of the sample page, and the pictures that show it. */
export interface SampleChange {
  readonly name: string;
  readonly page: SamplePage;
  readonly shows: Shows;
}

/** The pictures that show a change: all, or those of one scheme or width. */
type Shows = 'everywhere' | 'dark' | 'light' | 360 | 1280;

type Row = readonly [name: string, file: string, find: string, replace: string, shows?: Shows];

const css = 'page.css';
const html = 'page.html';
const script = 'page.js';

const colour: readonly Row[] = [
  ['a text one shade darker', css, '--ink: #1c2b33', '--ink: #1b2b33', 'light'],
  ['the ground one shade lighter', css, '--paper: #fffaf2', '--paper: #fffaf3', 'light'],
  ['a drawing of another colour', 'drawing.svg', '#e8b48c', '#e8b48d'],
  ['a note that is paler', css, 'opacity: 0.8', 'opacity: 0.78'],
];

const spacing: readonly Row[] = [
  ['a heading one pixel lower', css, 'margin: 0 0 8px', 'margin: 1px 0 8px'],
  [
    'rounder corners',
    css,
    '.action {\n  padding: 12px 20px;\n  border: 0;\n  border-radius: 12px',
    '.action {\n  padding: 12px 20px;\n  border: 0;\n  border-radius: 13px',
  ],
  ['a larger heading', css, 'font-size: 32px', 'font-size: 32.5px'],
];

const letters: readonly Row[] = [
  ['one letter of a heading', html, 'small feet', 'small fect'],
  ['a letter below the first screen', html, 'Read on below', 'Read on belov'],
  ['a value in a field', html, 'value="34"', 'value="35"'],
  ['a letter that a script writes', script, 'seen after', 'seen aftor'],
  ['an answer that comes late', 'late.json', 'it has arrived', 'it has arrivee'],
];

const overflow: readonly Row[] = [
  [
    'a word that does not fit',
    html,
    '<h2>Comet</h2>',
    '<h2>Cometcometcometcometcometcometcometcometcometcomet</h2>',
  ],
  ['a page that scrolls sideways', css, '.table {\n  overflow-x: auto;', '.table {\n  min-width: 1400px;'],
  ['a text that is cut', css, '.lead {\n', '.lead {\n  overflow: hidden;\n  max-height: 20px;\n'],
];

const darkOnly: readonly Row[] = [
  ['a text one shade lighter by night', css, '--ink: #f2ece0', '--ink: #f2ece1', 'dark'],
  ['a badge that keeps the colour of day by night', css, 'background: #2c4046', 'color: inherit', 'dark'],
];

const narrowOnly: readonly Row[] = [
  ['less room on a phone', css, '.hero {\n    padding: 24px 16px;', '.hero {\n    padding: 23px 16px;', 360],
  ['another limit for phones', css, 'max-width: 480px', 'max-width: 340px', 360],
  [
    'a note that phones do not show',
    css,
    '.hero {\n    padding: 24px',
    '.note {\n    display: none;\n  }\n\n  .hero {\n    padding: 24px',
    360,
  ],
  [
    'less room on a large screen',
    css,
    '@media (max-width: 480px) {',
    '@media (min-width: 1000px) {\n  .card {\n    padding: 15px;\n  }\n}\n\n@media (max-width: 480px) {',
    1280,
  ],
];

const hidden: readonly Row[] = [
  ['a note that is transparent', css, 'opacity: 0.8', 'opacity: 0'],
  ['a foot that is not drawn', css, '.foot {\n', '.foot {\n  visibility: hidden;\n'],
  ['a picture that does not load', html, 'sample/drawing.svg', 'sample/drawin.svg'],
];

const stacking: readonly Row[] = [
  ['a badge below the heading', css, 'left: 120px;\n  z-index: 1', 'left: 120px;\n  z-index: -1'],
];

const nothing: readonly Row[] = [
  ['another name of a class', html, '<p class="far">', '<p class="far off">'],
  ['a comment', css, '.hero {\n', '/* The first screen. */\n.hero {\n'],
  ['a rule for nothing', css, '.foot {\n', '.toe {\n  color: red;\n}\n\n.foot {\n'],
  ['a colour written differently', css, '#0b6470', 'rgb(11 100 112)'],
  ['a length written differently', css, 'gap: 16px', 'gap: 1rem'],
  ['one rule in two', css, 'background: var(--paper);\n', 'background: var(--paper);\n}\n\nbody {\n'],
  [
    'another colour under the pointer',
    css,
    '.action:hover {\n  background: var(--brand)',
    '.action:hover {\n  background: var(--ink)',
  ],
  ['a slower transition', css, 'background 0.3s', 'background 0.9s'],
  ['a faster wheel', css, 'turn 1s', 'turn 0.4s'],
  [
    'a rule for paper',
    css,
    '.foot {\n',
    '@media print {\n  .foot {\n    display: none;\n  }\n}\n\n.foot {\n',
  ],
  [
    'a rule for very wide screens',
    css,
    '.foot {\n',
    '@media (min-width: 2000px) {\n  .foot {\n    color: red;\n  }\n}\n\n.foot {\n',
  ],
  ['another text for who does not see', html, 'alt="A foot"', 'alt="The foot of a child"'],
  ['another target of a link', html, 'href="/team"', 'href="/our-team"'],
  ['another description', html, 'A page to take pictures of.', 'For pictures.'],
  ['another title', html, '<title>Insoles</title>', '<title>Insoles for all</title>'],
  ['attributes in another order', html, '<input id="size" value="34">', '<input value="34" id="size">'],
  ['a further element around a text', html, 'Read on below.', '<span>Read on below.</span>'],
  ['a place in front of nothing', css, '.foot {\n', '.foot {\n  position: relative;\n  z-index: 5;\n'],
  ['a caret of another colour', css, '.search,\n', '#size {\n  caret-color: red;\n}\n\n.search,\n'],
  ['an answer that is asked for earlier', script, '}, 250)', '}, 50)'],
];

/** Changes that a person sees. */
export const visible = {
  colour: changesOf(colour),
  spacing: changesOf(spacing),
  letters: changesOf(letters),
  overflow: changesOf(overflow),
  'dark only': changesOf(darkOnly),
  'one width only': changesOf(narrowOnly),
  hidden: changesOf(hidden),
  stacking: changesOf(stacking),
};

/** A page with all changes that no person sees. */
export const invisible: SamplePage = nothing.reduce(changed, samplePage);

function changesOf(rows: readonly Row[]): SampleChange[] {
  return rows.map((row) => {
    const [name, , , , shows = 'everywhere'] = row;
    return { name, shows, page: changed(samplePage, row) };
  });
}

/** Returns a page with the change of a row. Throws when the page lacks what it replaces. */
function changed(page: SamplePage, [name, file, find, replace]: Row): SamplePage {
  const pieces = (page[file] ?? '').split(find);
  if (pieces.length < 2) throw new Error(`${name}: '${find}' is not in ${file}`);
  return { ...page, [file]: pieces.join(replace) };
}
