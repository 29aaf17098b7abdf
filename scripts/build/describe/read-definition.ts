import path from 'node:path';
import { fields } from '@little-arches/contracts/formats';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';
import type { BuildSubject } from '../config/rules';
import type { PublishedAddress } from '../model/published-version';
import { lookInside } from './look-inside';

const pageSchema = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  access: v.optional(v.picklist(['anyone', 'signed-in', 'signed-out'])),
  index: v.optional(v.boolean()),
  slots: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  laterPaths: v.optional(
    v.union([
      v.literal('none'),
      v.object({ function: v.string(), fields: v.record(v.string(), v.string()) }),
    ]),
  ),
});
const definitionSchema = v.object({
  name: v.string(),
  contract: v.object({ built: v.string(), needs: v.string() }),
  pages: v.record(v.string(), pageSchema),
  panels: v.array(v.string()),
  slots: v.optional(v.pipe(v.array(v.string()), v.readonly())),
});

/** A remote's definition without its functions. */
export type StatedRemote = v.InferOutput<typeof definitionSchema>;

/**
 * Reads the definition of a built remote by running its Node build once in its own process. Throws a UsageError
 * that says what its author has to change.
 */
export async function readDefinition({ name, folder }: BuildSubject): Promise<StatedRemote> {
  const file = path.join(folder, 'dist/node/routes.mjs');
  return parseDefinition(name, `${name}/src/routes.tsx`, await lookInside({ name, file }));
}

/** Parses the definition of the remote `name` in `source`. Throws as `readDefinition` does. */
export function parseDefinition(name: string, source: string, value: unknown): StatedRemote {
  const result = v.safeParse(definitionSchema, value);
  if (!result.success) {
    const [issue] = result.issues;
    const place = v.getDotPath(issue) ?? 'its default export';
    throw new UsageError(
      `${source} defines no remote: ${place} is wrong (${issue.message}). Export defineRemote({ … }) as default.`,
    );
  }
  const definition = result.output;
  if (definition.name !== name)
    throw new UsageError(
      `${source} carries the name '${definition.name}', but is released as '${name}', and no shell would mount it. Write name: '${name}'.`,
    );
  for (const [page, { path: pattern }] of Object.entries(definition.pages))
    if (!v.is(fields.path, pattern))
      throw new UsageError(
        `Page '${page}' in ${source} has the address '${pattern}', which is none: it begins with /, and each part is fixed or a :parameter, without * or ?. Take one from shared-contracts/src/routes.ts.`,
      );
  return definition;
}

/**
 * Returns the addresses of a remote as they are published. `table` is the address table of its contract; `filesOf`
 * returns the browser's files of a page.
 */
export function publishedAddresses(
  { pages }: Pick<StatedRemote, 'pages'>,
  table: Readonly<Record<string, string>>,
  filesOf: (page: string) => string[],
): PublishedAddress[] {
  const named = new Map(Object.entries(table).map(([name, pattern]) => [pattern, name]));
  return Object.entries(pages).map(
    ([page, { path: pattern, title, description, access, index, laterPaths, slots }]) => ({
      path: pattern,
      ...(named.has(pattern) && { name: named.get(pattern) }),
      page,
      title,
      description,
      access: access ?? 'anyone',
      index: index ?? (access ?? 'anyone') === 'anyone',
      files: filesOf(page),
      ...(laterPaths && { laterPaths }),
      ...(slots && { slots }),
    }),
  );
}
