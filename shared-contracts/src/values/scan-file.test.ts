import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { sampleScans } from '../testing/samples';
import { readScanFile } from './scan-file';
import { jsonSchemaOf, scanFileJsonSchema } from './scan-file-schema';

const [, , ready] = sampleScans;
if (ready?.status !== 'ready') throw new Error('The third sample scan is no ready one.');
const { id: _, child_id: __, status: ___, ...measured } = ready;
const file = { ...measured, format: 1, scan_id: '7d3f0f54-4a5b-4c7e-9a50-3f0c3f5f2f10' };

const NOWHERE = 'must be a day and an offset that exist';

it('reads a file', () => {
  expect(readScanFile(file)).toEqual({ scan: file });
});

it.each([
  [{ format: 2 }, 'format', 'must be 1, the version of the format'],
  [{ scan_id: '4' }, 'scan_id', 'must be a UUID'],
  [{ taken_at: '2 June' }, 'taken_at', 'must be a time such as 2026-06-02T09:30:00Z'],
  [{ taken_at: '1999-06-02T09:30:00Z' }, 'taken_at', 'must be a time after 2015'],
  [{ taken_at: '2026-02-29T09:30:00Z' }, 'taken_at', NOWHERE],
  [{ taken_at: '2026-04-31T09:30:00Z' }, 'taken_at', NOWHERE],
  [{ taken_at: '2026-06-02T09:30:00+14:30' }, 'taken_at', NOWHERE],
  [{ taken_at: '2026-06-02T09:30:00-13:00' }, 'taken_at', NOWHERE],
  [{ gait: 7 }, 'gait', 'must be an object with fields'],
  [{ level: 1.5 }, 'level', 'must be 0, 1, 2 or 3'],
  [{ product_level: '7' }, 'product_level', 'must be one of "0", "1", "2", "3"'],
  [{ note: 'a\u0000b' }, 'note', 'must be one line of plain text'],
  [{ note: '\ud800' }, 'note', 'must be one line of plain text'],
  [{ exercises: Array(7).fill(file.exercises[0]) }, 'exercises', 'must have at most 6 entries'],
  [{ child: 'Ida' }, 'child', 'is not a field of this format'],
])('names the wrong field of %j and the problem', (change, field, problem) => {
  expect(readScanFile({ ...file, ...change })).toEqual({ problems: [{ field, problem }] });
});

it.each([
  '2028-02-29T23:30:00Z',
  '2026-06-02T09:30:00+14:00',
  '2026-06-02T09:30:00-12:00',
  '2026-06-02T09:30:00.5+0545',
])('reads a file of a scan taken at %s', (taken_at) => {
  expect(readScanFile({ ...file, taken_at })).toEqual({ scan: { ...file, taken_at } });
});

it('names a field that is missing', () => {
  const { level: _, ...short } = file;
  expect(readScanFile(short)).toEqual({ problems: [{ field: 'level', problem: 'is missing' }] });
});

it('matches the published JSON Schema', () => {
  const published = path.join(import.meta.dirname, '../../../docs/scan-file.schema.json');
  // When this fails, write the expected value into the file.
  expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(scanFileJsonSchema());
});

it('refuses to publish a schema that JSON Schema can’t express', () => {
  expect(() => jsonSchemaOf(v.strictObject({ at: v.date() }))).toThrow(/can't be written of 'date'/);
  expect(() => jsonSchemaOf(v.pipe(v.string(), v.emoji()))).toThrow(/can't be written of 'emoji'/);
});
