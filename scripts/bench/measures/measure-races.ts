import path from 'node:path';
import { runProcess } from '@scripts/kit/processes/start-process';
import { programArgs } from '@scripts/kit/processes/typescript-program';
import { projectRoot } from '@scripts/kit/project-root';
import { readRegistry } from '@scripts/release/store/channel-registry';
import { createDirectoryStore } from '@scripts/release/store/store';
import type { Part } from '../report/report';
import { target } from '../report/target';
import type { Stage } from '../site/stage';
import { markOf } from './race-marks';

const WORKERS = 8;
const UPDATES = 1000;

/** A thousand updates of one registry from eight processes at once: each must be there afterwards. */
export async function measureRaces(stage: Stage): Promise<Part> {
  const releases = stage.folder('races');
  const channel = 'production';
  const each = UPDATES / WORKERS;
  const worker = path.join(projectRoot(), 'scripts/bench/measures/race-worker.ts');
  const workers = Array.from({ length: WORKERS }, (_, index) => index);
  const started = performance.now();
  await Promise.all(
    workers.map((index) =>
      runProcess(programArgs(worker, releases, channel, String(index), String(each)), { cwd: projectRoot() }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const { registry } = await readRegistry(createDirectoryStore(releases), channel);
  const marks = workers.flatMap((index) =>
    Array.from({ length: each }, (_, update) => markOf(index, update)),
  );
  const lost = marks.filter((mark) => !(mark in registry.microFrontends)).length;
  return {
    title: 'Racing registry updates',
    lines: [`${UPDATES} updates from ${WORKERS} processes in ${seconds.toFixed(1)} s, ${lost} lost`],
    targets: [target('updates lost', lost, 0)],
    data: { updates: UPDATES, workers: WORKERS, lost, seconds },
  };
}
