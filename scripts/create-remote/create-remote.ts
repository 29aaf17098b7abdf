#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { createRepository, Refusal } from './create';
import { MATERIAL_FILE, materialSchema } from './material';

const USAGE = `npm create @little-arches/remote@latest remote-feet [-- --registry <address>]
Makes the repository of a new remote in a folder of that name.`;

/** Runs the command with these arguments in the current folder, and returns the lines that it prints. */
function run(args: readonly string[]): string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      registry: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return [USAGE];
  const material = v.parse(
    v.pipe(v.string(), v.parseJson(), materialSchema),
    readFileSync(new URL(MATERIAL_FILE, import.meta.url), 'utf8'),
  );
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
