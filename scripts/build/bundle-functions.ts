import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { storyStatement } from '../../supabase/seed/story-statement';
import { compile } from './describe/compile';
import { serverBundle } from './server-bundle';

/**
 * `npm run bundle-functions`: writes `index.js` of each function for Deno: one file with all that its handler
 * imports, because functions are deployed without the rest of the project. The stories become SQL beside them.
 */
export async function run(): Promise<void> {
  const context = path.join(projectRoot(), 'supabase/functions');
  const names = readdirSync(context).filter((name) => existsSync(path.join(context, name, 'handler.ts')));
  const entry = Object.fromEntries(
    names.map((name) => [name, startOf(path.join(context, name, 'handler.ts'))]),
  );
  const output = { path: context, filename: '[name]/index.js' };
  await compile([serverBundle('deno', { name: 'functions', context, entry, output })]);
  const stories = path.join(projectRoot(), 'supabase/seed/stories');
  const statements = readdirSync(stories)
    .filter((name) => name.endsWith('.md'))
    .map((name) => storyStatement(readFileSync(path.join(stories, name), 'utf8'), name));
  writeFileSync(path.join(stories, 'stories.sql'), statements.join(''));
  console.log(
    `Wrote index.js of ${names.length} functions to supabase/functions, and supabase/seed/stories/stories.sql.`,
  );
}

/** Returns the address of the module with which the service starts a function. */
function startOf(handler: string): string {
  const start = `import { handler } from ${JSON.stringify(handler)}; Deno.serve(handler);`;
  return `data:text/javascript,${encodeURIComponent(start)}`;
}
