#!/usr/bin/env node
import { run } from '@little-arches/release/cli/main';

/** Runs `npm run release -- <verb>` in a team's own repository. */
process.exitCode = await run(process.argv.slice(2));
