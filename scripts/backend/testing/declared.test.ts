import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverlessFunctions } from './declared';

test('lists the functions of the project, without the copies of remotes’ own functions', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'little-arches-declared-'));
  for (const name of ['sendPostcard', '_shared', '_contract', 'remote-store--size'])
    mkdirSync(path.join(root, 'supabase/functions', name), { recursive: true });
  try {
    expect(serverlessFunctions(root)).toEqual(['sendPostcard']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
