import { parseRequested } from './parsed-frames';

const place = { package: 'shell', folder: '1.0.0', file: 'main.0a.js', line: 1, column: 23 };
const frame = '/assets/shell/1.0.0/main.0a.js:1:23';
const report = {
  kind: 'uncaught',
  remote: 'shell',
  version: '1.0.0',
  page: '/store',
  count: 1,
  error: 'TypeError',
  frames: [frame],
};

it.each([
  [
    'Chromium',
    `TypeError: x is not a function\n    at f (https://a.example${frame})\n    at https://a.example${frame}`,
  ],
  ['Firefox and Safari', `f@https://a.example${frame}\n@https://a.example${frame}\n`],
])('parses a stack of %s', (_, stack) => {
  const [asked, ...others] = parseRequested(stack);
  expect(others).toEqual([]);
  expect(asked?.frames.map((one) => one.place)).toEqual([place, place]);
});

it.each([
  ['a report', report],
  ['a list of reports', [report]],
  ['the reports that a page sends', { format: 1, composition: 'abc', reports: [report] }],
])('parses %s', (_, value) => {
  const text = JSON.stringify(value);
  expect(parseRequested(text)).toEqual([
    {
      title: 'uncaught: TypeError in shell 1.0.0 on /store',
      frames: [{ text: frame, version: '1.0.0', place }],
    },
  ]);
});

it.each([
  ['', 'There is no frame in it.'],
  ['TypeError: x is not a function', 'There is no frame in it.'],
  ['[]', 'There is no frame in it.'],
  [JSON.stringify([{ ...report, frames: undefined }]), 'There is no frame in it.'],
  ['{"frames":', 'It begins as JSON and is none'],
  ['{"frames":"x"}', 'It is neither a report nor a list of reports'],
  ['[7]', 'It is neither a report nor a list of reports'],
])('refuses the input %j', (text, sentence) => {
  expect(() => parseRequested(text)).toThrow(sentence);
});
