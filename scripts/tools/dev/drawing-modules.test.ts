import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { workspaceFolders } from '@scripts/kit/workspaces';
import { drawingModules } from './drawing-modules';

const root = projectRoot();
const DRAWS = /<(svg|DrawingSheet)\b/;
/** Parts of a page or a game that can't be drawn without it. */
const ELSEWHERE = new Set([
  'remote-marketing/src/pages/pricing/client-mark.tsx',
  'remote-store/src/cart/line/cart-line.tsx',
  'remote-kids-zone/src/activities/shoe-fit/shoe-fit.tsx',
  'remote-account/src/letter/feet-to-scale.tsx',
  'remote-marketing/src/pages/evidence/flat-feet-by-age.tsx',
  'remote-marketing/src/pages/start/measuring-sheet.tsx',
  'shared-contracts/src/ui/paper-ruler.tsx',
  'shell/src/frame/drawings/late-drawings.tsx',
]);

it('the sheet of all drawings has every one of every package', () => {
  const shown = new Set(drawingModules().flatMap((file) => [...reachedFrom(file)]));
  const missing = workspaceFolders(root)
    .flatMap((folder) => filesIn(path.join(root, folder, 'src')))
    .filter((file) => DRAWS.test(readFileSync(file, 'utf8')) && !shown.has(file))
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => !ELSEWHERE.has(file));
  expect(drawingModules()).toHaveLength(6);
  expect(missing).toEqual([]);
});

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => path.join(folder, name));
}

/** A module with all that it imports of its package, however far. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const target = path.join(path.dirname(file), name);
    const found = [`${target}.tsx`, `${target}.ts`].find((one) => existsSync(one));
    if (found) reachedFrom(found, reached);
  }
  return reached;
}
