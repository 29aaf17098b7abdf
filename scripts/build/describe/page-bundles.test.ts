import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../testing/scratch-folder';
import { bundlePage, isPageBundle } from './page-bundles';

const scratch = scratchFolder();
beforeEach(() => {
  for (const file of ['1.js', '2.js', '3.js', '2.css']) scratch.write(file, `/* ${file} */`);
});

it("bundles a page's chunks into one file, named by its content, and leaves styles and chunks unchanged", () => {
  const [style, bundle = '', ...others] = bundlePage(scratch.path, 'store', ['1.js', '2.css', '2.js']);
  expect([style, ...others]).toEqual(['2.css']);
  expect(bundle).toMatch(/^file-[\da-f]{16}\/page-store\.js$/);
  expect(readFileSync(path.join(scratch.path, bundle), 'utf8')).toBe('/* 1.js */\n/* 2.js */');
  expect([isPageBundle(bundle), isPageBundle('1.js')]).toEqual([true, false]);
  expect(readdirSync(scratch.path)).toEqual(['1.js', '2.css', '2.js', '3.js', path.dirname(bundle)]);

  expect(bundlePage(scratch.path, 'store', ['1.js', '3.js'])).not.toContain(bundle);
});

it('leaves a single chunk unchanged', () => {
  expect(bundlePage(scratch.path, 'store', ['1.js', '2.css'])).toEqual(['1.js', '2.css']);
  expect(readdirSync(scratch.path)).toHaveLength(4);
});
