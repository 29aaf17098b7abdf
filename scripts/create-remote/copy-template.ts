import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What differs from the template in a new remote. */
export interface NewRemote {
  /** Name of the package. */
  readonly name: string;
  /** Title of the first page. */
  readonly title: string;
  /** Address of the first page. */
  readonly address: string;
  /** Port for running alone. */
  readonly port: number;
}

/** Rule for names, as a sentence begins with it. */
export const NAME_RULE = 'remote- and small letters, digits or dashes, at most 41';

/** Returns the remote of this name; undefined when the name is not valid. */
export function describeRemote(name: string, port = 3001): NewRemote | undefined {
  const section = /^remote-([a-z][a-z\d-]*)$/.exec(name)?.[1];
  if (!section || name.length > 41) return undefined;
  const words = section.replaceAll('-', ' ');
  return { name, title: words.charAt(0).toUpperCase() + words.slice(1), address: `/${section}`, port };
}

/**
 * Copies the files of the template that `isChosen` accepts (paths with `/`) into `folder`, with the remote's own name,
 * title, address and port. `_npmrc` becomes `.npmrc`: npm packs no file of the latter name.
 */
export function copyTemplate(
  folder: string,
  remote: NewRemote,
  isChosen: (file: string) => boolean = () => true,
): void {
  const own: Readonly<Record<string, string>> = {
    'remote-feet': remote.name,
    '/feet': remote.address,
    Feet: remote.title,
    '3001': `${remote.port}`,
  };
  const template = path.join(import.meta.dirname, 'template');
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(template, source).replaceAll('\\', '/');
    if (!entry.isFile() || !isChosen(file)) continue;
    const target = path.join(folder, file.replace(/^_/, '.'));
    mkdirSync(path.dirname(target), { recursive: true });
    const text = readFileSync(source, 'utf8');
    writeFileSync(
      target,
      text.replace(/remote-feet|\/feet\b|\bFeet\b|\b3001\b/g, (word) => own[word] ?? word),
    );
  }
}
