import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import { moveFormerAside } from './move-former-aside';

const scratch = scratchFolder();
let releases = '';
beforeEach(() => {
  releases = path.join(scratch.path, 'releases');
});

it.each([
  ['without a format', 'channels/staging.json', '{ "schema": "", "microFrontends": {} }'],
  ['of format 2', 'channels/production.json', '{ "format": 2, "microFrontends": {} }'],
  ['of the first tools', 'registry/production.json', '{ "format": 2, "microFrontends": {} }'],
])('moves releases with a pointer %s aside, each time to a place of its own', (_, key, content) => {
  const moved: string[] = [];
  for (let times = 0; times < 2; times++) {
    scratch.write(`releases/${key}`, content);
    const [, aside = ''] =
      /are in (\S+) now, and everything is released anew/.exec(moveFormerAside(releases) ?? '') ?? [];
    expect(readFileSync(path.join(aside, key), 'utf8')).toBe(content);
    expect(existsSync(releases)).toBe(false);
    moved.push(aside);
  }
  expect(new Set(moved).size).toBe(2);
});

it.each([
  ['of this format', '{ "format": 3, "microFrontends": {} }'],
  ['of a newer format', '{ "format": 4 }'],
  ['that is no JSON', '{ "microFrontends": '],
])('leaves releases with a pointer %s where they are', (_, content) => {
  scratch.write('releases/channels/production.json', content);
  expect(moveFormerAside(releases)).toBeUndefined();
  expect(existsSync(releases)).toBe(true);
});

it('has nothing to move before the first start', () => {
  expect(moveFormerAside(releases)).toBeUndefined();
});
