// Runs a program in TypeScript, a file that exports `run(args)`, in a process of its own.
require('./register.cjs');
const path = require('node:path');

const [, , program, ...args] = process.argv;
require(path.resolve(program))
  .run(args)
  .then((code) => {
    if (code !== undefined) process.exitCode = code;
  });
