import { freePort } from '@scripts/kit/processes/free-port';
import { startSite } from '@scripts/kit/processes/start-process';
import { memoryOfTree } from '../process-memory';
import type { Part } from '../report/report';
import { median } from '../report/statistics';
import { layOut, milliseconds } from '../report/table';
import { target } from '../report/target';
import type { Stage } from '../site/stage';
import { createCalls } from './calls';
import { attacks } from './hostile';
import { killBackend } from './kill-backend';
import { createLedger, type Ledger } from './ledger';
import { addressesOf, assetsOf, createPageCount, type PageCount, visit } from './pages';
import { type Person, signIn, type Target } from './person';
import { readStored } from './stored';

const PEOPLE = ['demo@littlearches.example', 'clinic@littlearches.example'];
const KILLS = 5;
/** Requests of one round; one round in seven has one hostile request, about 1 %. */
const ROUND = { pages: 8, assets: 3, calls: 3, roundsPerAttack: 7 };
/** Milliseconds between two rounds. */
const PAUSE = 500;

interface Run {
  readonly target: Target;
  readonly ledger: Ledger;
  readonly pages: PageCount;
  readonly statuses: Map<string, number>;
  readonly memory: number[];
  attacks: number;
  kills: number;
}

/**
 * A mixed load on a site of its own: pages, files, calls of two signed-in people, one hostile request in a
 * hundred, and the backend killed five times. Everything acknowledged must be there at the end.
 */
export async function measureLoad(stage: Stage, minutes: number): Promise<Part> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const dataDir = stage.folder('load');
  const site = await startSite({
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
  });
  stage.atEnd(site.stop);
  const run: Run = {
    target: { site: `http://localhost:${port}`, backend: `http://127.0.0.1:${backendPort}` },
    ledger: createLedger(),
    pages: createPageCount(),
    statuses: new Map(),
    memory: [],
    attacks: 0,
    kills: 0,
  };
  const people: Person[] = [];
  for (const email of PEOPLE) people.push(await signIn(run.target, email));
  const callers = people.map((person) => createCalls(run.target, person, run.ledger));
  await keepBusy(run, { minutes, people, callers, site: site.pid });
  // What was sent before the last kill may still wait for its answer.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  return report(run, await findLost(run, dataDir), minutes);
}

/** What was acknowledged and is not there, or why that can't be said. */
async function findLost({ target, ledger }: Run, dataDir: string): Promise<string[]> {
  try {
    const { children, orders } = await readStored(target.backend, dataDir);
    const gone = [...ledger.orders].filter((intent) => !orders.includes(intent));
    return [...ledger.missingFrom(children), ...gone.map((intent) => `order of ${intent} is gone`)];
  } catch (error) {
    return [`nothing could be compared: ${error}`];
  }
}

interface Busy {
  readonly minutes: number;
  readonly people: readonly Person[];
  readonly callers: readonly ReturnType<typeof createCalls>[];
  readonly site: number;
}

async function keepBusy(run: Run, { minutes, people, callers, site }: Busy): Promise<void> {
  const started = performance.now();
  const length = minutes * 60_000;
  const addresses = await addressesOf(run.target.site);
  let assets: string[] = [];
  let round = 0;
  const underWay = new Set<Promise<unknown>>();
  const follow = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = work.catch(() => {}).finally(() => underWay.delete(ended));
    underWay.add(ended);
  };
  const nextOf = <Item>(list: readonly Item[], step: number) => list[step % list.length];
  // One call at a time for each person, as a browser's page makes them.
  const calling = callers.map(async (caller) => {
    while (performance.now() - started < length) {
      const status = await caller.next().then(String, () => 'no answer');
      run.statuses.set(status, (run.statuses.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE / ROUND.calls));
    }
  });
  while (performance.now() - started < length) {
    const elapsed = performance.now() - started;
    for (let index = 0; index < ROUND.pages; index++) {
      const [address, status] = nextOf(addresses, round * ROUND.pages + index) ?? [run.target.site, 200];
      follow(
        visit(run.pages, address, status).then((html) => {
          const found = assetsOf(run.target.site, html);
          if (found.length > 0) assets = found;
        }),
      );
    }
    for (let index = 0; index < ROUND.assets; index++) {
      const address = nextOf(assets, round + index);
      if (address) follow(visit(run.pages, address));
    }
    if (round % ROUND.roundsPerAttack === 0) {
      const attack = nextOf(attacks, run.attacks);
      const person = nextOf(people, run.attacks);
      if (attack && person) follow(attack(run.target, person));
      run.attacks += 1;
    }
    if (elapsed > ((run.kills + 0.5) * length) / KILLS && run.kills < KILLS) {
      run.kills += 1;
      if (killBackend(site) === 0) throw new Error('There was no backend to kill.');
    }
    if (elapsed > run.memory.length * 15_000) run.memory.push(memoryOfTree(site) ?? 0);
    round += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await Promise.all([...calling, ...underWay]);
}

function report(run: Run, missing: readonly string[], minutes: number): Part {
  const { pages, ledger, statuses, memory } = run;
  const third = Math.max(1, Math.floor(memory.length / 3));
  // The first third warms up: compressed files and compiled code come to stay.
  const [before, after] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))];
  const slowest = pages.milliseconds.reduce((most, value) => Math.max(most, value), 0);
  const calls = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  return {
    title: `${minutes} minutes of mixed load, the backend killed ${run.kills} times`,
    lines: [
      ...layOut([
        ['pages and files answered', String(pages.answered)],
        ['middle and slowest', `${milliseconds(median(pages.milliseconds))}, ${milliseconds(slowest)}`],
        ['hostile requests', String(run.attacks)],
        ['writes acknowledged', String(ledger.acknowledged)],
        ['memory, middle and last third', `${Math.round(before / 1e6)} MB, ${Math.round(after / 1e6)} MB`],
      ]),
      `answers to calls by status: ${calls}`,
      ...pages.unanswered.slice(0, 10).map((line) => `unanswered: ${line}`),
      ...missing.slice(0, 10).map((line) => `lost: ${line}`),
    ],
    targets: [
      target('pages unanswered', pages.unanswered.length, 0),
      target('acknowledged writes lost', missing.length, 0),
      target('memory at the end, of that in the middle', after / before, 1.1),
    ],
    data: {
      pages: { ...pages, milliseconds: undefined, slowest },
      calls,
      memory,
      missing,
      attacks: run.attacks,
    },
  };
}
