import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { packageNames } from '../model/packages';
import { builtOnce } from '../testing/built-once';
import { scratchFolder } from '../testing/scratch-folder';
import { noticesOf, parseNotices } from './notices';

const scratch = scratchFolder();

function install(name: string, files: Readonly<Record<string, string>>): string {
  const manifest = { name, version: '1.0.0', license: 'MIT' };
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    scratch.write(`${name}/${file}`, text);
  return path.join(scratch.path, name);
}

it('returns each package once, by name, with all its licence texts', () => {
  const b = install('b', { 'LICENSE.md': 'Terms of b\r\n', NOTICE: 'Made by b', 'README.md': 'no' });
  const a = install('a', { licence: 'Terms of a' });
  expect(noticesOf([b, a, b])).toEqual([
    { name: 'a', version: '1.0.0', license: 'MIT', text: 'Terms of a' },
    { name: 'b', version: '1.0.0', license: 'MIT', text: 'Terms of b\n\nMade by b' },
  ]);
});

it('refuses a package without a licence text', () => {
  expect(() => noticesOf([install('a', { 'README.md': 'MIT' })])).toThrow(
    'a 1.0.0 goes into a build and brings no licence text',
  );
});

const sourceMap = v.object({ sources: v.array(v.string()) });

/** Returns every package in the source map of a build, in which the bundler lists the content of its files. */
function packagesInSourceMaps(output: string): Set<string> {
  const maps = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  expect(maps.length).toBeGreaterThan(1);
  const sources = maps.flatMap((file) => {
    return readJson(path.join(output, file), sourceMap).sources;
  });
  return new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
}

describe('the builds', () => {
  const built = builtOnce('build-with-source-maps');

  const noticesIn = (name: string) => {
    const [file = ''] = readdirSync(path.join(built.folder, name)).filter((one) =>
      /^notices\.[\da-f]{10}\.json$/.test(one),
    );
    return parseNotices(readFileSync(path.join(built.folder, name, file), 'utf8'));
  };

  it.each(packageNames())('name every package in the files of %s, with its licence', (name) => {
    const notices = noticesIn(name);
    const named = notices.map((notice) => notice.name);
    expect(named).toEqual(
      expect.arrayContaining([...packagesInSourceMaps(path.join(built.folder, name)), '@rspack/core']),
    );
    for (const { text } of notices) expect(text.length).toBeGreaterThan(200);
  });

  it('contain the large libraries and the font', () => {
    const notices = noticesIn('shell');
    const named = notices.map((notice) => notice.name);
    expect(named).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'react-router', 'rxjs', '@supabase/auth-js']),
    );
    expect(notices.find((notice) => notice.name === '@fontsource-variable/nunito')).toMatchObject({
      license: 'OFL-1.1',
      text: expect.stringContaining('SIL OPEN FONT LICENSE'),
    });
  });
});
