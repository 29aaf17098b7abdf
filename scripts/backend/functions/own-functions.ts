import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A function that a remote keeps in its own folder. */
export interface OwnFunctionFolder {
  /** `remote-feet--measure`. */
  readonly name: string;
  readonly folder: string;
}

/** Returns the path of a handler in a remote's folder; undefined when `name` is not such a function's. */
export function ownHandlerFile(root: string, name: string): string | undefined {
  const [, remote, own] = /^(remote-[a-z][a-z\d-]*)--([A-Za-z]\w*)$/.exec(name) ?? [];
  return remote && own ? join(root, remote, 'src/functions', own, 'handler.ts') : undefined;
}

/** Lists the functions of all remotes of the checkout. */
export function ownFunctions(root: string): OwnFunctionFolder[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .flatMap((remote) => {
      const folder = join(root, remote, 'src/functions');
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter((own) => existsSync(join(folder, own, 'handler.ts')))
        .map((own) => ({ name: `${remote}--${own}`, folder: join(folder, own) }));
    });
}
