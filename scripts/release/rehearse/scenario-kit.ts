import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@little-arches/build/model/packages';
import { SCENARIO_KIT } from '@little-arches/build/scenario-kit-name';
import type { Live } from '../store/live-versions';
import type { HttpAnswer, HttpCall } from './page/http-backend';

/** A package's scenarios with the backend that answers in them, built into one script. */
export interface ScenarioKit {
  /** The script that defines the kit, in a page too. */
  readonly code: string;
  readonly scenarios: Readonly<Record<string, KitScenario>>;
  readonly createHttpBackend: (options: object) => {
    readonly stored: Readonly<Record<'device' | 'tab', Readonly<Record<string, string>>>>;
    answer(call: HttpCall): Promise<HttpAnswer>;
    readonly unanswered: ReadonlySet<string>;
  };
}

/** The fields of a contract's scenario that the rehearsal reads. */
export interface KitScenario {
  readonly path?: string;
  readonly options: {
    readonly session?: { readonly status: string };
    readonly faults?: object;
    readonly answers?: { readonly failure?: unknown };
  };
  readonly prepare?: () => void;
  readonly equip?: () => void;
}

/**
 * Builds the kit of a package's scenarios from its sources. Returns undefined for the shell, and for a package of
 * another bundler or another repository, whose scenarios are not here.
 */
export async function openScenarioKit({
  name,
  extras,
}: Pick<Live, 'name' | 'extras'>): Promise<ScenarioKit | undefined> {
  const folder = folderOf(name);
  if (extras.container || !existsSync(path.join(folder, 'src/testing/scenarios.ts'))) return undefined;
  // Imported here, so that Rspack is loaded only when scenarios are shown.
  const { buildScenarioKit } = await import('@little-arches/build/scenario-kit');
  const code = await buildScenarioKit({ name, folder, version: 'scenarios' });
  const kit = new Function(`${code}; return ${SCENARIO_KIT};`)() as Omit<ScenarioKit, 'code'>;
  return { ...kit, code };
}
