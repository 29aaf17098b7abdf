import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundlePage, isPageBundle } from './page-bundles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-bundles-'));
  for (const file of ['1.js', '2.js', '3.js', '2.css'])
    writeFileSync(path.join(folder, file), `/* ${file} */`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

it("bundles a page's chunks into one file, named by its content, and leaves styles and chunks unchanged", () => {
  const [style, bundle = '', ...others] = bundlePage(folder, 'store', ['1.js', '2.css', '2.js']);
  expect([style, ...others]).toEqual(['2.css']);
  expect(bundle).toMatch(/^file-[\da-f]{16}\/page-store\.js$/);
  expect(readFileSync(path.join(folder, bundle), 'utf8')).toBe('/* 1.js */\n/* 2.js */');
  expect([isPageBundle(bundle), isPageBundle('1.js')]).toEqual([true, false]);
  expect(readdirSync(folder)).toEqual(['1.js', '2.css', '2.js', '3.js', path.dirname(bundle)]);

  expect(bundlePage(folder, 'store', ['1.js', '3.js'])).not.toContain(bundle);
});

it('leaves a single chunk unchanged', () => {
  expect(bundlePage(folder, 'store', ['1.js', '2.css'])).toEqual(['1.js', '2.css']);
  expect(readdirSync(folder)).toHaveLength(4);
});
