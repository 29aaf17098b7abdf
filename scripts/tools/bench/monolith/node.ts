import { createPrerenderer as createFor } from '../../../../shell/src/prerender';
import { definitions, monolithComposition } from './monolith-remotes';

/** Creates the shell's own prerenderer with the monolith's remotes. */
export function createPrerenderer(config: Parameters<typeof createFor>[0]): ReturnType<typeof createFor> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  return createFor(config, monolithComposition, byName);
}
