import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtOnce } from '../testing/built-once';

const built = builtOnce('build-with-source-maps', 'shell@1.0.0', 'shell@1.1.0');

/** Returns the file of a version whose name begins with `name`. */
function file(version: string, name: string): { name: string; text: string } {
  const output = path.join(built.folder, `shell@${version}`);
  const [found = '', ...others] = readdirSync(output).filter(
    (one) => one.startsWith(`${name}.`) && one.endsWith('.js'),
  );
  expect(others).toEqual([]);
  return { name: found, text: readFileSync(path.join(output, found), 'utf8') };
}

it('builds the same files for the next version of the shell, except those that changed', () => {
  expect(file('1.1.0', 'vendor')).toEqual(file('1.0.0', 'vendor'));
  expect(file('1.1.0', 'main')).toEqual(file('1.0.0', 'main'));
});

it('puts the libraries of the first page into the vendor chunk, and none of our code', () => {
  const { text } = file('1.0.0', 'vendor');
  expect(text).toContain('hydrateRoot');
  expect(text).not.toContain('Little Arches');
  expect(file('1.0.0', 'main').text).toContain('Little Arches');
});

it('ships React DOM and React Router as published', () => {
  const { text } = file('1.0.0', 'vendor');
  // The router's text without an error boundary, and React's implementation of `<ViewTransition>`.
  const words = ['Unexpected Application Error!', 'startViewTransition'];
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
