// Starts every command of package.json. Plain JavaScript, because it runs before anything is installed: it checks
// Node, installs the packages of the lock file, then runs the command's TypeScript.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './kit/processes/install-packages.mjs';

const require = createRequire(import.meta.url);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  start: 'tools/dev/start.ts',
  build: 'build/main.ts',
  release: 'release/cli/main.ts',
  dev: 'tools/dev/dev.ts',
  standalone: 'tools/dev/standalone.ts',
  scenarios: 'tools/dev/scenarios/scenarios.ts',
  'new-remote': 'tools/dev/new-remote/new-remote.ts',
  test: 'tools/test/run-tests.ts',
  check: 'tools/checks/run-checks.ts',
  orders: 'backend/orders/orders.ts',
  app: 'backend/app/app.ts',
  'api-report': 'tools/checks/contract/api-report.ts',
  'bundle-functions': 'build/bundle-functions.ts',
  bench: 'tools/bench/bench.ts',
  pack: 'testing/packing/pack.ts',
  serve: 'serve/node/serve-store.ts',
  servers: 'serve/bundle/main.ts',
};

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Little Arches needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one (https://nodejs.org) and run the command again.`,
  );
}

function printedFailure(error) {
  try {
    return require('./kit/errors/system-failure.ts').printedFailure(error);
  } catch {
    // The TypeScript loader itself failed, so this error is printed.
    return error?.stack ?? String(error);
  }
}

const [command, ...args] = process.argv.slice(2);
const file = commands[command];
if (!file) fail(`There is no command '${command ?? ''}'. These exist: ${Object.keys(commands).join(', ')}`);
checkNode();
process.chdir(root);
await installPackages(root).catch((error) => fail(error.message));

try {
  require('./kit/typescript/register.cjs');
  const code = await require(`./${file}`).run(args);
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  // A refusal is printed as one sentence with its fix; everything else is a defect and printed with its origin.
  fail(printedFailure(error));
}
