import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Script } from '@little-arches/kit/syntax-tree';
import type { Uses } from '../model/published-version';
import { contractParts } from './contract/contract-parts';
import type { OwnContract } from './contract/own-contract';
import { scriptUses } from './script-uses';
import { usedTokens } from './style-uses';

/**
 * Finds the parts of the shell and of other packages that a package built in `folder` uses, each with the first
 * source that uses it. `scripts` are those of its Node build.
 */
export function findUses(folder: string, contract: OwnContract, scripts: readonly Script[]): Uses {
  const browser = path.join(folder, 'dist/browser');
  const files = textsIn(browser, readdirSync(browser, { recursive: true, encoding: 'utf8' }));
  const found = scriptUses(scripts, contractParts(contract));
  const tokens = usedTokens(
    files.filter((file) => file.path.endsWith('.css')),
    files.filter((file) => file.path.endsWith('.js')),
  );
  const place = placeFinder(folder, contract);
  const placed = (names: Iterable<string>, ...patterns: ((name: string) => string)[]) =>
    Object.fromEntries(
      [...names].sort().map((name) => [name, place(patterns.map((pattern) => pattern(name)))] as const),
    );
  return {
    host: placed(
      found.host,
      (name) => {
        const member = memberOf(name);
        return `\\bhost\\.${name.replaceAll('.', '\\.')}\\b|\\{[^{}]*\\b${member}\\b[^{}]*\\}\\s*(=\\s*useHost|:\\s*(Pick<)?Host)`;
      },
      // Through another name of the host; anything else with such a member looks the same.
      (name) => `\\.${memberOf(name)}\\b`,
    ),
    session: placed(found.session, (name) => `'${name}'`),
    tokens: placed(tokens, (name) => `var\\(\\s*${name}\\b`),
    classes: placed(found.classes, (name) => `[cC]lassName[^>]*["'\`\\s]${name}["'\`\\s]`),
    links: placed(found.links, (pattern) => {
      const [name] = Object.entries(contract.addresses).find(([, known]) => known === pattern) ?? [pattern];
      return `(href\\('|addresses\\.)${name}\\b|["'\`]${pattern}["'\`]`;
    }),
  };
}

const memberOf = (name: string) => name.replace(/^.*\./, '');

/**
 * Returns a function that finds the first source of a package, or of its contract, that matches the first pattern
 * with any match.
 */
function placeFinder(folder: string, contract: OwnContract): (patterns: readonly string[]) => string {
  const sources = [path.join(folder, 'src'), path.join(contract.folder, 'src')].flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|testing|standalone/.test(file))
      // Scripts before styles, which contain fewer of the names.
      .sort((a, b) => Number(a.endsWith('.css')) - Number(b.endsWith('.css')) || (a < b ? -1 : 1))
      .map((file) => ({
        path: path.relative(path.dirname(folder), path.join(source, file)).replaceAll('\\', '/'),
        text: readFileSync(path.join(source, file), 'utf8'),
      })),
  );
  return (patterns) => {
    for (const pattern of patterns) {
      const found = sources.find(({ text }) => new RegExp(pattern).test(text));
      if (found) return found.path;
    }
    return 'its bundle';
  };
}

/** Returns built files as text. */
function textsIn(folder: string, names: readonly string[]) {
  return names
    .filter((name) => /\.(css|js)$/.test(name))
    .map((name) => ({ path: name, text: readFileSync(path.join(folder, name), 'utf8') }));
}
