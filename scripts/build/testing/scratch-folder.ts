import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder below `parent` for each test of a file, and removes it afterwards. */
export function scratchFolder(parent = tmpdir()) {
  const scratch = {
    path: '',
    /** Writes a file with its folders. */
    write(file: string, text: string): void {
      const place = path.join(scratch.path, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    },
  };
  beforeEach(() => {
    mkdirSync(parent, { recursive: true });
    scratch.path = mkdtempSync(path.join(parent, 'little-arches-'));
  });
  afterEach(() => rmSync(scratch.path, { recursive: true, force: true, maxRetries: 5 }));
  return scratch;
}
