// Has Node load TypeScript: `node --require` this file. In the same thread and kept from one start to the next, which
// halves the start of a command against a loader for ES modules. What is not TypeScript, Node loads by itself.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { addHook } = require('pirates');
const options = require('./compiler-options.cjs');

const compiler = require.resolve('@swc/core/package.json');
// Beside the compiler: a copy of the checkout that links its packages finds there what another compiled.
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
    // Packages of someone else, or another process that was faster: then it is compiled again next time.
  }
}

process.setSourceMapsEnabled(true);
addHook(compiled, { extensions: ['.ts', '.tsx'], ignoreNodeModules: false });
