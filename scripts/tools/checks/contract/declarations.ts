import path from 'node:path';

/** A top-level declaration of a .d.ts file. */
export interface Declaration {
  readonly name: string;
  readonly exported: boolean;
  /** Its docstring without the marks of a comment; empty when it has none. */
  readonly docstring: string;
  readonly code: string;
}

/**
 * Splits the declarations that tsc emits for a module, without imports. TypeScript 7 has no interface for this, but
 * its output is regular: every statement starts at the beginning of a line.
 */
export function parseDeclarations(source: string): Declaration[] {
  const statements: string[][] = [];
  let open = false;
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const continues = /^([\s})\]|&]|$)/.test(line);
    if (!continues && !open) statements.push([]);
    statements.at(-1)?.push(line);
    // A docstring belongs to the statement after it.
    if (!continues) open = line.startsWith('/**');
  }
  return statements.map((lines) => lines.join('\n').trimEnd()).flatMap(declarationOf);
}

/**
 * Returns the declarations of a module. Replaces each `export … from` by the re-exported declarations, and those
 * beside them as private ones. `read` returns the text of another module by its path.
 */
export function declarationsOf(file: string, read: (file: string) => string | undefined): Declaration[] {
  return parseDeclarations(read(file) ?? '').flatMap((declaration): Declaration[] => {
    const [, names = '', from] = PASSES_ON.exec(declaration.code) ?? [];
    if (from === undefined) return [declaration];
    const wanted = names.split(',').map((name) => name.trim().replace(/^type /, ''));
    const other = path.posix.join(path.posix.dirname(file), `${from}.d.ts`);
    return publicDeclarations(
      declarationsOf(other, read).map((one) => (wanted.includes(one.name) ? one : asPrivate(one))),
    );
  });
}

const PASSES_ON = /^export (?:type )?\{([^}]*)\} from ["'](.+)["'];$/;

function asPrivate({ code, ...declaration }: Declaration): Declaration {
  return { ...declaration, exported: false, code: code.replace(/^export /, '') };
}

/** Returns the exported declarations and the private ones that they use, in their order. */
function publicDeclarations(declarations: readonly Declaration[]): Declaration[] {
  const kept = new Set(declarations.filter(({ exported }) => exported));
  for (const { code } of kept) {
    const words = new Set(code.split(/[^\w$]+/));
    for (const other of declarations) if (words.has(other.name)) kept.add(other);
  }
  return declarations.filter((declaration) => kept.has(declaration));
}

function declarationOf(text: string): Declaration[] {
  const [comment = ''] = /^\/\*\*[\s\S]*?\*\/\s*/.exec(text) ?? [];
  const code = text.slice(comment.length);
  if (code.startsWith('import ') || code === 'export {};') return [];
  const match =
    /^(export )?(?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum|namespace) ([\w$]+)/.exec(
      code,
    );
  const docstring = comment.replace(/^\/\*\*|\*\/\s*$|^ *\* ?/gm, '').trim();
  return [{ name: match?.[2] ?? code, exported: code.startsWith('export '), docstring, code }];
}
