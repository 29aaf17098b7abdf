import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesByClass } from './changes/changes';
import { type Lane, openLane } from './lane';
import { serveSamples } from './sample-backend';
import { messageThat, type SeededChange } from './seeded-change';
import type { Verdict } from './verdict';

type Class = keyof typeof changesByClass;
type Verdicts = Promise<ReadonlyMap<string, Verdict>>;

/** Classes of changes by lane. Lanes run in parallel, the classes of a lane in sequence. */
const lanes: readonly (readonly Class[])[] = [['rendering', 'browsers'], ['real packages']];

const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-seeded-'));
const verdicts = new Map<Class, Verdicts>();
let backend: Awaited<ReturnType<typeof serveSamples>> | undefined;

beforeAll(async () => {
  backend = await serveSamples();
  const place = { releases: path.join(folder, 'releases'), backend: backend.url };
  // All lanes share the releases, because a check does not change them.
  const opened = lanes.map((_, index) => openLane(path.join(folder, `checkout-${index}`), place));
  await opened[0]?.publish();
  opened.forEach((lane, index) => {
    begin(lane, lanes[index] ?? []);
  });
});
afterAll(async () => {
  // A lane may still use its folder after its tests ended.
  await Promise.allSettled(verdicts.values());
  backend?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Checks class after class. Awaiting a class's verdicts rejects with that class's error. */
function begin(lane: Lane, classes: readonly Class[]): void {
  let last: Promise<unknown> = Promise.resolve();
  for (const name of classes) {
    const mine = last.then(() => lane.check(changesByClass[name]));
    verdicts.set(name, mine);
    last = mine.catch(() => {});
  }
}

describe.each(lanes.flat())('a change of %s', (name) => hold(name, changesByClass[name]));

it('covers every class of seeded changes', () => {
  expect(lanes.flat().sort()).toEqual(Object.keys(changesByClass).sort());
});

/** Compares the verdict of each change with the table. */
function hold(class_: Class, changes: readonly SeededChange[]): void {
  const harmful = changes.filter(({ refused }) => refused);
  const harmless = changes.filter(({ refused }) => !refused);
  let found: ReadonlyMap<string, Verdict> = new Map();

  beforeAll(async () => {
    found = (await verdicts.get(class_)) ?? found;
  });

  function verdictOf(name: string): Verdict {
    const verdict = found.get(name);
    if (!verdict) throw new Error(`'${name}' was not checked`);
    return verdict;
  }

  it.each(harmful.map((change) => [change.name, change] as const))('is refused: %s', (name, { refused }) => {
    const { findings, ended } = verdictOf(name);
    if (refused?.rule === 'build') {
      expect(ended).toEqual({ text: expect.stringMatching(messageThat(refused.says)), isSentence: true });
      return;
    }
    expect(ended).toBeUndefined();
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: refused?.rule,
        severity: 'error',
        message: expect.stringMatching(messageThat(refused?.says ?? '')),
        fix: expect.stringMatching(/\.$/),
      }),
    );
  });

  it.each(harmless.map(({ name }) => [name] as const))('is accepted: %s', (name) => {
    const { findings, ended } = verdictOf(name);
    expect(ended).toBeUndefined();
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
}
