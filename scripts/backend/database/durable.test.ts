import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { textArgs } from '@little-arches/kit/processes/typescript-program';
import * as v from 'valibot';

const countsSchema = v.object({ log: v.number(), close: v.number() });

const directory = mkdtempSync(join(tmpdir(), 'little-arches-durable-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('flushes the log of commits to the disk, and the whole database on closing', async () => {
  // PGlite can't be loaded by Jest.
  const program = `
    const calls = require('node:test').mock.method(require('node:fs'), 'fsyncSync').mock;
    const { openDatabase } = require(${JSON.stringify(resolve('scripts/backend/database/database.ts'))});
    const events = { log: console.error, onBroken: () => process.exit(1) };
    const database = await openDatabase(${JSON.stringify(directory)}, events);
    await database.query('create table rows (id int)');
    const during = async (work) => {
      const before = calls.callCount();
      await work();
      return calls.callCount() - before;
    };
    const log = await during(database.syncLog);
    console.log(JSON.stringify({ log, close: await during(database.close) }));`;
  const { stdout } = await promisify(execFile)(process.execPath, textArgs(program));
  const { log, close } = v.parse(countsSchema, JSON.parse(stdout));
  expect(log).toBeGreaterThanOrEqual(1);
  expect(close).toBeGreaterThan(log);
});
