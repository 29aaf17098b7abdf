// Completes package-lock.json for every platform: `npm run lock`. npm leaves out optional binaries (of
// Rspack, swc, Biome …) that the registry can't show at that moment, and `npm ci` then fails for everybody,
// or installs nothing that works on macOS and Windows. What a package's own manifest promises as an optional
// dependency is added with the platform its name tells. Plain JavaScript: it runs before anything is installed.
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

/** The lock entry of a platform's binary, or undefined when the name tells no platform. */
export function platformEntry(name, version) {
  const parts = name.split(/[/-]/);
  const os = parts.find((part) => systems.includes(part));
  const cpu = parts.find((part) => processors.includes(part));
  const libc = parts.map((part) => libraries[part]).find(Boolean);
  // Without a system it would be installed everywhere; only WebAssembly runs everywhere.
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  return {
    version,
    cpu: [cpu],
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

/** Adds what is missing to `lock` and gives the names added. */
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

if (process.argv[1]?.endsWith('lock-platforms.mjs')) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const added = completeLock(lock);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added.length ? `Added ${added.length} platform packages to the lock file.` : 'The lock file is complete.',
  );
}
