import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import * as v from 'valibot';
import type { Gives } from '../model/published-version';
import { contractParts } from './contract/contract-parts';
import type { OwnContract } from './contract/own-contract';
import { lookInside } from './look-inside';
import { setByStyles } from './style-uses';

/** Returns what a shell built in `folder` provides: its host, run once, its session and the styles of every page. */
export async function shellProvides(
  folder: string,
  contract: OwnContract,
  styles: readonly string[],
  scripts: readonly Script[],
): Promise<Gives> {
  const known = contractParts(contract);
  const file = path.join(folder, 'dist/node/prerender.mjs');
  const members = v.parse(v.array(v.string()), await lookInside('host', { name: 'shell', file }));
  const texts = styles.map((style) => ({
    path: style,
    text: readFileSync(path.join(folder, 'dist/browser', style), 'utf8'),
  }));
  return {
    host: members.sort(),
    session: [...statuses(scripts)].filter((status) => known.session.has(status)).sort(),
    ...setByStyles(texts),
  };
}

/** Returns every text of a `status` property. */
function statuses(scripts: readonly Script[]): Set<string> {
  const found = new Set<string>();
  for (const script of scripts)
    visitNodes(script, ({ type, key, value }) => {
      const isStatus = type === 'KeyValueProperty' && isNode(key) && key.value === 'status';
      if (isStatus && isNode(value) && value.type === 'StringLiteral') found.add(String(value.value));
    });
  return found;
}
