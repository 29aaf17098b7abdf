import inspector from 'node:inspector';

/**
 * Environment variables that a process needs to start, and to trust the same certificates, so that pages can be
 * rendered behind a proxy that decrypts TLS. No other variable is passed to pages.
 */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/** Variables by which an editor's debugger attaches to the child processes of a process that it debugs. */
const DEBUGGER = ['NODE_OPTIONS', 'VSCODE_INSPECTOR_OPTIONS'];

/** Returns true while a debugger can stop this process, so that its time limits would end what it looks at. */
export function isDebugged(): boolean {
  return inspector.url() !== undefined;
}

/** Returns the environment of a process that runs a page's code, without this process's secrets. */
export function childEnvironment(): Record<string, string> {
  const names = isDebugged() ? [...PASSED_ON, ...DEBUGGER] : PASSED_ON;
  const passed = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), NODE_ENV: 'production' };
}
