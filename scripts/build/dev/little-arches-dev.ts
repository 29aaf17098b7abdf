#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { printedFailure } from '@little-arches/kit/errors/system-failure';
import { serveAgainst } from './against';

/** `npm run dev` of a team's own repository: the remote alone, or with `--against <site>` inside a released site. */
const args = process.argv.slice(2);
if (args.some((arg) => arg.startsWith('--against')))
  await serveAgainst(args).catch((error: unknown) => {
    console.error(`\n${printedFailure(error)}`);
    process.exit(1);
  });
else {
  const cli = createRequire(import.meta.url).resolve('@rspack/cli/package.json');
  const rspack = path.join(path.dirname(cli), 'bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'dev', ...args], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}
