import { findSharedText } from './shared-text';

/** Checks what a component renders. `more` are further statements of its file. */
const found = (markup: string, more = '') =>
  findSharedText([
    {
      path: 'remote-store/src/line.tsx',
      text: `import { brand, Link } from './made-up';\n${more}\nexport function Line({ count, ok, icon, children }: Props) {\n  return ${markup};\n}\n`,
    },
  ]);

const ELEMENTS = 'interface Props { readonly icon: ReactElement | null }';

test.each([
  ['a value beside text', '<p>{count} items</p>'],
  ['a value beside a value', '<p>{count} {ok}</p>'],
  ['a value beside an element', '<p><b />{count}</p>'],
  ['a value in a member of an option', '<option>{count.days} days</option>'],
  ['a value in the text of a drawing', '<text>{count}<tspan>mm</tspan></text>'],
  ['text on a condition beside an element', "<p>{ok ? 'Saved' : null}<b /></p>"],
  ['text after an element on a condition', '<button>{ok ? <i /> : null}Sound</button>'],
  ['text after a logical and', '<button>{ok && <i />}Sound</button>'],
  ['text after one of two elements', '<button>{ok ? <i /> : <b />}Sound</button>'],
  ['text after a list', '<p>{count.map((one) => <i key={one} />)}Sound</p>'],
  ['white space after an element on a condition', "<p>{ok ? <i /> : null}{' '}<b /></p>"],
  ['text after an element with a key', '<p><i key={count} />Sound</p>'],
  ['text after the children of a component', '<p>{children}Sound</p>'],
  ['a list of texts', '<p>{count.map((one) => one.name)}</p>'],
  ['text in a fragment', '<>Sound</>'],
  ['text in a fragment with a key', '<Fragment key={count}>Sound</Fragment>'],
  ['text in a fragment on a condition', '<p>{ok ? <>Sound</> : null}</p>'],
  ['text that a component returns', "ok ? <p /> : 'Sound'"],
  ['text after a component of a name that changes', '<p><Mark />Sound</p>', 'const Other = 1;'],
  [
    'text after a component that renders nothing at times',
    '<p><Note ok={ok} />Sound</p>',
    'function Note({ ok }) { return ok ? <i /> : null; }',
  ],
  [
    'text after a component that renders such a one',
    '<p><Outer />Sound</p>',
    'function Outer() { return <Note />; }\nfunction Note({ ok }) { return ok ? <i /> : <b />; }',
  ],
  [
    'text in a component that puts its children beside other content',
    '<Card>Sound</Card>',
    'function Card({ children }) { return <div><h2>Card</h2>{children}</div>; }',
  ],
  [
    'text in a component that passes its children to such a one',
    '<Dialog>Sound</Dialog>',
    'function Dialog({ children }) { return <Card>{children}</Card>; }\nfunction Card({ children }) { return <div><h2>Card</h2>{children}</div>; }',
  ],
  [
    'a prop that may be text beside an element',
    '<p>{icon}<b /></p>',
    'interface Props { readonly icon: ReactNode }',
  ],
  [
    'a prop that has the name of an element of another function',
    '<p>{icon}<b /></p>',
    'function Other() { const icon = <i />; return icon; }',
  ],
  ['a prop that has the name of something of the module', '<p>{count} items</p>', 'const count = 3;'],
  ['a prop that has the name of an import', '<p>{count} items</p>', "import { count } from './count';"],
  [
    'a function’s result that may be text',
    '<p>{label(count)}<b /></p>',
    "function label(count) { return count ? <b /> : 'none'; }",
  ],
])('refuses %s', (_, markup, more = '') => {
  expect(found(markup, more)).toEqual([expect.stringMatching(/^remote-store\/src\/line\.tsx:\d+ .+element/)]);
});

test.each([
  ['a value alone', '<p>{count}</p>'],
  ['a template literal alone', '<p>{`Sound`}</p>'],
  ['text on a condition alone', "<p>{ok ? 'Saved' : null}</p>"],
  ['elements that come and go', '<p>{ok ? <i /> : null}{ok && <b />}<u>Sound</u></p>'],
  ['text before an element on a condition', '<p>Sound {ok ? <i /> : null}</p>'],
  ['text after an element that stays', '<p>{ok ? <i /> : null}<b /> Sound</p>'],
  ['text beside a value of the module', '<p>By {brand.name}, see <Link to={brand.url}>us</Link>.</p>'],
  ['an element that stays under a name', '<p>Of {day}.</p>', 'const day = <time />;'],
  ['a prop that holds elements only', '<p>{icon}<b /></p>', ELEMENTS],
  [
    'a list of elements',
    '<ul><li />{count.map((one) => { const key = one; return <li key={key} />; })}</ul>',
  ],
  [
    'a function’s result that is an element',
    '<ul><li />{row(count)}</ul>',
    'function row(count) { return <li>{count}</li>; }',
  ],
  [
    'functions that call each other',
    '<ul><li />{row(count)}</ul>',
    'function row(count) { return count ? <li /> : rows(count); }\nfunction rows(count) { return count.map((one) => row(one)); }',
  ],
  ['children beside something', '<div><h2>Card</h2>{children}</div>'],
  ['children of a class', '<Fragment key={count}>{this.props.children}</Fragment>'],
  ['white space that JSX drops', '<div>\n  {ok ? <i /> : null}\n  <b />\n</div>'],
  ['a comment', '<div>{/* Sound */}{ok ? <i /> : null}</div>'],
])('accepts %s', (_, markup, more = '') => {
  expect(found(markup, more)).toEqual([]);
});

it('checks the pages of the shell, the remotes and the contracts, and no tests', () => {
  const paths = [
    'shell/src/a.tsx',
    'shared-contracts/src/ui/a.tsx',
    'remote-a/src/a.test.tsx',
    'scripts/a.tsx',
  ];
  const files = paths.map((path) => ({ path, text: 'export const a = (b) => <p>{b} items</p>;' }));
  expect(findSharedText(files).map((fault) => fault.split(':')[0])).toEqual(paths.slice(0, 2));
});
