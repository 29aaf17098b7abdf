// Completes package-lock.json for every platform: `npm run lock`. npm omits optional binaries (of Rspack, swc,
// Biome …) that the registry can't show at that moment. `npm ci` then fails for everyone, or installs nothing
// that works on macOS and Windows. This adds the optional dependencies in a package's own manifest, with the
// platform in their name and the registry's hash, so that every installed binary is verified. Plain JavaScript,
// because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const systems = [
  ...['darwin', 'win32', 'linux', 'android', 'openharmony'],
  ...['freebsd', 'netbsd', 'openbsd', 'sunos', 'aix'],
];
const processors = [
  ...['x64', 'ia32', 'arm64', 'arm', 'wasm32'],
  ...['ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'],
];
const libraries = { gnu: 'glibc', musl: 'musl', gnueabihf: 'glibc', musleabihf: 'musl' };

/** Returns the lock entry of a platform's binary; undefined when the name contains no platform. */
export function platformEntry(name, version) {
  const parts = name.split(/[/-]/);
  const os = parts.find((part) => systems.includes(part));
  const cpu = parts.find((part) => processors.includes(part));
  const libc = parts.map((part) => libraries[part]).find(Boolean);
  // Without a system it would be installed everywhere, but only WebAssembly runs everywhere.
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  return {
    version,
    cpu: [cpu],
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

/** Adds the missing entries to `lock` and returns their names. */
export function completeLock(lock) {
  const held = (name) => Object.keys(lock.packages).some((key) => key.endsWith(`node_modules/${name}`));
  const added = [];
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = held(name) ? undefined : platformEntry(name, version);
      if (!platform) continue;
      lock.packages[`node_modules/${name}`] = { ...platform, ...(entry.dev ? { dev: true } : {}) };
      added.push(name);
    }
  }
  const order = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(order));
  return added;
}

/** Returns the entries that are installed from a registry without a hash to check them. */
export function entriesWithoutIntegrity(lock) {
  return Object.entries(lock.packages)
    .filter(([key, entry]) => key.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([key, { version }]) => ({ key, name: key.split('node_modules/').at(-1), version }));
}

/** Fills in the hashes that `find` returns. Returns the entries without one. */
export function fillIntegrity(lock, find) {
  return entriesWithoutIntegrity(lock).filter(({ key, name, version }) => {
    const integrity = find(name, version);
    if (integrity) lock.packages[key].integrity = integrity;
    return !integrity;
  });
}

/** Returns the hash of a published package; undefined when the registry has no such version. */
function publishedIntegrity(name, version) {
  const args = ['view', `${name}@${version}`, 'dist.integrity'];
  const npm = process.env.npm_execpath;
  const { stdout } = npm
    ? spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8' })
    : spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  return /^sha\d+-[\w+/=]+$/m.exec(stdout ?? '')?.[0];
}

if (process.argv[1]?.endsWith('lock-platforms.mjs')) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const added = completeLock(lock);
  const unknown = fillIntegrity(lock, publishedIntegrity);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added.length ? `Added ${added.length} platform packages to the lock file.` : 'The lock file is complete.',
  );
  if (unknown.length > 0) {
    const named = unknown.slice(0, 5).map(({ name, version }) => `${name}@${version}`);
    console.error(
      `The registry knows no hash of ${unknown.length} of its packages: ${named.join(', ')}${unknown.length > 5 ? ' …' : ''}. Choose the newest version of the package that wants them for which it has them all.`,
    );
    process.exitCode = 1;
  }
}
