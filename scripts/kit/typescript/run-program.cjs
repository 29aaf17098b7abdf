// Runs a TypeScript program, a file that exports `run(args)`, in its own process.
require('./register.cjs');
const path = require('node:path');

const [, , program, ...args] = process.argv;
require(path.resolve(program))
  .run(args)
  .then((code) => {
    if (code !== undefined) process.exitCode = code;
  });
