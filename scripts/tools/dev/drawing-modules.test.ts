import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/project-root';
import { workspaceFolders } from '@little-arches/kit/workspaces';
import { drawingModules } from './drawing-modules';

const root = projectRoot();
const DRAWS = /<(svg|DrawingSheet)\b/;
/** Parts that can only be drawn inside their page or game. */
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

it('shows every drawing of every package on the sheet', () => {
  const shown = new Set(drawingModules().flatMap((file) => [...reachedFrom(file)]));
  const modules = workspaceFolders(root).flatMap((folder) => filesIn(path.join(root, folder, 'src')));
  const drawings = [
    ...modules.filter((file) => file.endsWith('.tsx') && DRAWS.test(readFileSync(file, 'utf8'))),
    ...new Set(modules.flatMap(importsOf).filter((file) => file.endsWith('.svg'))),
  ];
  expect(drawings.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(50);
  const missing = drawings
    .filter((file) => !shown.has(file))
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => !ELSEWHERE.has(file));
  expect(drawingModules()).toHaveLength(6);
  expect(missing).toEqual([]);
});

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/** Returns the modules of its package and the drawings (`letter.svg?react`) that a module imports. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(([, name = '']) => {
    const target = path.join(path.dirname(file), name);
    if (name.endsWith('.svg?react')) return [target.slice(0, -'?react'.length)];
    return [`${target}.tsx`, `${target}.ts`].filter((one) => existsSync(one)).slice(0, 1);
  });
}

/** Returns a module with its direct and indirect imports of the package. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  if (file.endsWith('.svg')) return reached;
  for (const found of importsOf(file)) reachedFrom(found, reached);
  return reached;
}
