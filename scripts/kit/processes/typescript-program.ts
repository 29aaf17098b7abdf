import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('../typescript/run-program.cjs', import.meta.url));
const loader = fileURLToPath(new URL('../typescript/register.cjs', import.meta.url));

/** Returns the arguments with which Node runs a TypeScript program, a file that exports `run(args)`. */
export function programArgs(file: string, ...args: readonly string[]): string[] {
  return [runner, file, ...args];
}

/** Returns the arguments with which Node runs a source text, which may `require` TypeScript and use `await`. */
export function textArgs(text: string): string[] {
  return ['--require', loader, '--eval', `(async () => {${text}\n})();`];
}
