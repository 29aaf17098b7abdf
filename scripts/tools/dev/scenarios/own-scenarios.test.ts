import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { folderOf, packageNames } from '@little-arches/build/model/packages';
import { commonScenarios, type Scenarios } from '@little-arches/contracts/testing';

/** The remotes with more than their initial page. */
const grown = packageNames().filter((name) => {
  const pages = path.join(folderOf(name), 'src/pages');
  return name !== 'shell' && existsSync(pages) && readdirSync(pages).length > 1;
});

it.each(grown)('%s has ten states of its own and more to look at', async (name) => {
  const { scenarios }: { readonly scenarios: Scenarios } = await import(
    path.join(folderOf(name), 'src/testing/scenarios.ts')
  );
  const common = Object.keys(commonScenarios({}));
  const own = Object.keys(scenarios).filter((scenario) => !common.includes(scenario));
  expect(own.length).toBeGreaterThanOrEqual(10);
});
