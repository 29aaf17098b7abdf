import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packedVersion } from './packed-version';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'little-arches-packed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function contract(reported: string, now: string, release: string): void {
  const folder = path.join(root, 'shared-contracts');
  mkdirSync(path.join(folder, 'src/remote'), { recursive: true });
  writeFileSync(path.join(folder, 'api-report.md'), `export declare const CONTRACT_VERSION = "${reported}";`);
  writeFileSync(path.join(folder, 'src/remote/index.tsx'), `export const CONTRACT_VERSION = '${now}';`);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: release }));
}

it('returns the version of the contract, with the patch number of its package', () => {
  contract('1.3', '1.3', '1.0.4');
  expect(packedVersion(root)).toBe('1.3.4');
});

it('refuses to pack a contract that differs from its report', () => {
  contract('1.2', '1.3', '1.0.0');
  expect(() => packedVersion(root)).toThrow('run npm run api-report');
});
