#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { createRepository } from './create';
import { MATERIAL_FILE, materialSchema } from './material';
import { Refusal } from './record';
import { updateRepository } from './update';

const USAGE = `npm create @little-arches/remote@latest remote-feet [-- --registry <address>]
Makes the repository of a new remote in a folder of that name.

In a repository that was made so: npm run release -- update`;

/** Runs the command with these arguments in the current folder, and returns the lines that it prints. */
function run(args: readonly string[]): string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      registry: { type: 'string' },
      update: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return [USAGE];
  const material = v.parse(
    v.pipe(v.string(), v.parseJson(), materialSchema),
    readFileSync(new URL(MATERIAL_FILE, import.meta.url), 'utf8'),
  );
  if (values.update) return updateRepository(process.cwd(), material, values['dry-run']);
  const [name = '', ...others] = positionals;
  if (others.length > 0) throw new Refusal(USAGE);
  if (values.registry !== undefined && !/^https?:\/\/./.test(values.registry))
    throw new Refusal(
      `--registry is '${values.registry}', but must be an address: https://registry.example/`,
    );
  return createRepository(process.cwd(), name, material, values.registry);
}

try {
  for (const line of run(process.argv.slice(2))) console.log(line);
} catch (error) {
  const isPlain = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
  if (!isPlain) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
