import { spawnSync } from 'node:child_process';

/** What npm did. */
export interface NpmResult {
  /** 0 when all went well; undefined when npm could not be run at all. */
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs npm: the one that runs this command, else the one of the path. `shown`: its lines go to the terminal. */
export function runNpm(
  args: readonly string[],
  { cwd, shown = false }: { readonly cwd?: string; readonly shown?: boolean } = {},
): NpmResult {
  const npm = process.env.npm_execpath;
  const options = {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: shown ? 'inherit' : 'pipe',
    ...(cwd && { cwd }),
  } as const;
  const { status, stdout, stderr, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return { status: status ?? undefined, stdout: stdout ?? '', stderr: stderr || (error?.message ?? '') };
}
