/**
 * Environment variables that a process needs to start, and to trust the same certificates, so that pages can be
 * rendered behind a proxy that decrypts TLS. No other variable is passed to pages.
 */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/** Returns the environment of a process that runs a page's code, without this process's secrets. */
export function childEnvironment(): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), NODE_ENV: 'production' };
}
