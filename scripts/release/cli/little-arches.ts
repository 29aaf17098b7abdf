#!/usr/bin/env node
import { run } from './main';

/** Runs `npm run release -- <verb>` in a team's own repository. */
process.exitCode = await run(process.argv.slice(2));
