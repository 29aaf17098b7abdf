import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@little-arches/build/packages';
import { SCENARIO_KIT } from '@little-arches/build/scenario-kit-name';
import type { Live } from '../../store/live-versions';
import type { ScenarioKit } from './state';

/** Folder from which a kit without own scenarios resolves the contract. */
const OWN_FOLDER = path.join(import.meta.dirname, '../..');

/**
 * Builds the kit of a package's scenarios from its sources. A package of another bundler, or one that is not in
 * this checkout, gets the scenarios of the contract, without data.
 */
export async function openScenarioKit({ name, extras }: Pick<Live, 'name' | 'extras'>): Promise<ScenarioKit> {
  const folder = extras.container ? undefined : sourcesOf(name);
  // Imported here, so that Rspack is loaded only when scenarios are shown.
  const { buildScenarioKit } = await import('@little-arches/build/scenario-kit');
  const code = await buildScenarioKit({ name, folder: folder ?? OWN_FOLDER, version: 'scenarios' });
  const kit = new Function(`${code}; return ${SCENARIO_KIT};`)() as Omit<ScenarioKit, 'code' | 'isOwn'>;
  return { ...kit, code, isOwn: folder !== undefined };
}

function sourcesOf(name: string): string | undefined {
  const folder = folderOf(name);
  return existsSync(path.join(folder, 'src/testing/scenarios.ts')) ? folder : undefined;
}
