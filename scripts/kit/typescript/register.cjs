// Makes Node load TypeScript: `node --require` this file. It compiles in the same thread and caches the result,
// so a command starts in half the time of a loader for ES modules. Other files are loaded by Node itself.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { addHook } = require('pirates');
const options = require('./compiler-options.cjs');

const compiler = require.resolve('@swc/core/package.json');
// Beside the compiler, so that a copy of the checkout with linked packages finds the files that another one
// compiled.
const cache = path.join(compiler, '../../../.cache/little-arches-typescript');
const setting = JSON.stringify([require(compiler).version, options]);

function compiled(text, file) {
  const name = path.basename(file);
  const key = createHash('sha256').update(setting).update(name).update(text).digest('hex');
  const kept = path.join(cache, `${key}.cjs`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { transformSync } = require('@swc/core');
    const { code } = transformSync(text, {
      ...options,
      filename: name,
      swcrc: false,
      configFile: false,
      sourceMaps: 'inline',
    });
    keep(kept, code);
    return code;
  }
}

function keep(file, code) {
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The folder belongs to another user, or another process was faster: the file is compiled again next time.
  }
}

process.setSourceMapsEnabled(true);
addHook(compiled, { extensions: ['.ts', '.tsx'], ignoreNodeModules: false });
