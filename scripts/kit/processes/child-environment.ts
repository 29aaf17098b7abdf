/**
 * Environment variables that a process needs to start, and to trust the same certificates, so that pages can be
 * rendered behind a proxy that opens TLS. The rest of the environment is not passed to pages.
 */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/** The environment of a process in which code of a page runs: without this process's secrets. */
export function childEnvironment(): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), NODE_ENV: 'production' };
}
