import { findForbiddenText } from './forbidden-text';

const found = (path: string, text: string) => findForbiddenText([{ path, text }]);
// Concatenated, because this file is checked too.
const word = (...parts: string[]) => parts.join('');

test.each([
  [
    'README.md',
    `npm --registry https://${word('registry.', 'example', '.org')}`,
    'host of a package registry',
  ],
  ['scripts/a.ts', word('// TO', 'DO: later'), 'do it'],
  ['scripts/a.ts', word('// FIX', 'ME'), 'do it'],
  ['remote-store/src/a.tsx', word('Lorem', ' ipsum dolor'), 'real text'],
  ['remote-store/src/a.test.tsx', word('test.on', "ly('a', run)"), 'every test runs'],
  ['scripts/a.test.ts', word('describe.sk', "ip('a', run)"), 'every test runs'],
  ['scripts/a.test.ts', word('}, 20', '_000);'), 'one in jest.config.mjs'],
  ['shell/src/a.ts', word('{ sty', "le: 'currency' }"), 'formatMoney'],
  ['supabase/functions/getProducts/handler.ts', word('con', 'sole.error(error)'), 'logProblem'],
  ['scripts/a.ts', word('{ lo', 'g: console.log }'), 'printLine'],
  ['scripts/a.ts', word('(product.pr', 'ice / 100).toFixed(2)'), 'formatMoney'],
  ['remote-store/src/a.tsx', word('<path fill="', '#00ff7f" />'), 'tokens.css'],
  ['remote-account/src/a.tsx', 'new Date().toISOString().slice(0, 10)', 'localDay'],
  ['remote-account/src/a.tsx', 'scan.taken_at.slice(0, 10)', 'localDay'],
  ['remote-store/src/a.ts', 'new Date(at).getUTCMonth()', 'localDay'],
  ['shell/src/a.ts', "date.toLocaleDateString('en-GB')", 'localDay'],
  ['supabase/functions/_shared/mails/a.ts', "new Intl.DateTimeFormat('en')", 'localDay'],
  ['scripts/backend/orders/a.ts', 'order.paid_at?.slice(0, 10)', 'localDay'],
  ['shell/src/a.ts', word('say(error instanceof Err', 'or ? error.message : "")'), 'describeThrown'],
  ['remote-store/src/a.ts', word('say(Str', 'ing(reason))'), 'describeThrown'],
  ['shell/src/a.tsx', word('static getDerivedState', 'FromError() {'), 'FailureBoundary'],
  ['remote-store/src/a.tsx', word('  Try ', 'again'), 'RetryButton'],
  ['remote-store/src/a.tsx', word('<Button onClick={read}>Check ', 'again</Button>'), 'RetryButton'],
  ['remote-store/src/a.tsx', '<a href="/faqs">Questions</a>', 'shared-contracts/src/routes/index.ts'],
  ['shell/src/a.tsx', "<Link className={styles.link} to='/faqs'>", '<Link to={href(…)}>'],
])('%s must not hold %s', (path, text, way) => {
  expect(found(path, `first line\n${text}`)).toEqual([expect.stringContaining(way)]);
  expect(found(path, `first line\n${text}`)[0]).toMatch(`${path}:2 `);
});

test.each([
  ['scripts/a.ts', 'const share = visits / 100'],
  ['shell/src/a.tsx', '<a href="#faq">Questions</a>'],
  ['remote-store/src/a.tsx', '<Link to={href("faqs")}>Questions</Link>'],
  ['remote-store/src/a.tsx', '<a href="https://dhl.example">Follow the parcel</a>'],
  ['remote-store/src/a.test.tsx', '<a href="/faqs">Questions</a>'],
  ['shared-contracts/src/values/dates.ts', 'date.getMonth()'],
  ['remote-account/src/a.ts', 'new Date().toISOString()'],
  ['scripts/a.ts', 'registry.remotes.store; todo.push(1); cursor.skip(2)'],
  ['scripts/a.ts', 'say(String(error))'],
  ['remote-store/src/a.tsx', '<RetryButton onRetry={read}>Check again</RetryButton>'],
])('%s may hold %s', (path, text) => {
  expect(found(path, text)).toEqual([]);
});
