import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('../typescript/run-program.cjs', import.meta.url));
const loader = fileURLToPath(new URL('../typescript/register.cjs', import.meta.url));

/** What Node is started with to run a program in TypeScript, a file that exports `run(args)`. */
export function programArgs(file: string, ...args: readonly string[]): string[] {
  return [runner, file, ...args];
}

/** What Node is started with to run a text that may `require` TypeScript, and may wait. */
export function textArgs(text: string): string[] {
  return ['--require', loader, '--eval', `(async () => {${text}\n})();`];
}
