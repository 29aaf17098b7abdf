import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { textArgs } from '@scripts/kit/processes/typescript-program';
import * as v from 'valibot';

const countsSchema = v.object({ inserts: v.array(v.number()), reads: v.array(v.number()) });

const directory = mkdtempSync(join(tmpdir(), 'little-arches-durable-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('has every commit on the disk before it is answered, and asks nothing of the disk to read', async () => {
  const module = resolve('scripts/backend/database/durable.ts');
  // PGlite can't be loaded by Jest.
  const program = `
    const fs = require('node:fs');
    const { syncBuiltinESMExports } = require('node:module');
    let calls = 0;
    const { fsyncSync } = fs;
    fs.fsyncSync = (descriptor) => { calls++; fsyncSync(descriptor); };
    syncBuiltinESMExports();
    const { createPgliteConnection } = await import('@supabase/lite/pglite');
    const { DURABLE } = require(${JSON.stringify(module)});
    const url = ${JSON.stringify(join(directory, 'database'))};
    const connection = await createPgliteConnection({ url, pgliteOptions: DURABLE });
    await connection.driver.waitReady;
    await connection.driver.exec('create table rows (id int)');
    const countDuring = async (sql) => {
      const counts = [];
      for (let n = 0; n < 10; n++) {
        calls = 0;
        await connection.driver.exec(sql);
        counts.push(calls);
      }
      return counts;
    };
    const inserts = await countDuring('insert into rows values (1)');
    await connection.driver.exec('select count(*) from rows');
    console.log(JSON.stringify({ inserts, reads: await countDuring('select count(*) from rows') }));
    await connection.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, textArgs(program));
  const { inserts, reads } = v.parse(countsSchema, JSON.parse(stdout));
  expect(Math.min(...inserts)).toBeGreaterThanOrEqual(1);
  expect(reads).toEqual(Array(10).fill(0));
});
