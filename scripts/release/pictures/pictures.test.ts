import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { projectRoot } from '@little-arches/kit/project-root';
import * as v from 'valibot';
import { schemes, widths } from './picture-state';
import { type SampleChange, visible } from './testing/sample-changes';
import { type Differing, RUNS } from './testing/sample-program';

const all = widths.flatMap((width) => schemes.map((scheme) => `${width} ${scheme}`));

let differing: Differing;
beforeAll(() => {
  const program = path.join(projectRoot(), 'scripts/release/pictures/testing/sample-program.ts');
  const printed = execFileSync(process.execPath, programArgs(program), { encoding: 'utf8' });
  differing = v.parse(v.record(v.string(), v.array(v.string())), JSON.parse(printed));
});

const found = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, differing[name]]));
const namesOf = (changes: readonly SampleChange[]) => changes.map(({ name }) => name);

it.each(Object.entries(visible))('finds changes of %s in exactly the affected pictures', (_, changes) => {
  const expected = changes.map(({ name, shows }) => [
    name,
    all.filter((look) => shows === 'everywhere' || look.split(' ').includes(`${shows}`)),
  ]);
  expect(found(namesOf(changes))).toEqual(Object.fromEntries(expected));
});

it('finds no differing pixel in twenty pictures of a page with all invisible changes', () => {
  const runs = Array.from({ length: RUNS }, (_, run) => `run ${run}`);
  expect(found(runs)).toEqual(Object.fromEntries(runs.map((name) => [name, []])));
});
