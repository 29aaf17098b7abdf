import { spawnSync } from 'node:child_process';

/** Options of running npm. */
interface NpmOptions {
  readonly cwd?: string;
  readonly shown?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The result of running npm. */
export interface NpmResult {
  /** 0 after success; undefined when npm could not be run. */
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs npm: the one that runs this command, else the one in PATH. `shown` prints its output in the terminal; `env`
 * is added to this process's environment.
 */
export function runNpm(args: readonly string[], { cwd, shown = false, env }: NpmOptions = {}): NpmResult {
  const npm = process.env.npm_execpath;
  const options = {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: shown ? 'inherit' : 'pipe',
    ...(cwd && { cwd }),
    ...(env && { env: { ...process.env, ...env } }),
  } as const;
  const { status, stdout, stderr, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return { status: status ?? undefined, stdout: stdout ?? '', stderr: stderr || (error?.message ?? '') };
}
