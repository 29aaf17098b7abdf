/**
 * What a process needs to run at all, and to trust what this one trusts, or pages could not be rendered where a
 * company's proxy opens TLS. Everything else in the environment is none of a page's business.
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
