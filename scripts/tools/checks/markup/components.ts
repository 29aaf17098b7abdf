import { type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import { kindsIn, tagOf } from './children';
import type { Names } from './names';
import { type Outcome, outcomesOf } from './rendered';

/** A parsed source and the meaning of its names. */
export interface Source {
  readonly script: Script;
  readonly names: Names;
}

/** Returns the components that a source declares as functions, by name. */
export function componentsOf({ functions }: Names): [name: string, made: Node][] {
  return [...functions].filter(([name]) => /^[A-Z]/.test(name));
}

/** Returns the names of components that don't always render one and the same element. */
export function changingComponents(sources: readonly Source[]): ReadonlySet<string> {
  const changing = new Set(['Suspense', 'Await']);
  const made = sources.flatMap(({ names }) =>
    componentsOf(names).map(([name, node]) => ({ name, outcomes: outcomesOf(node, names) })),
  );
  const tagIn = ({ kind, node }: Outcome) =>
    kind === 'element' && node.type === 'JSXElement' && !changing.has(tagOf(node)) ? tagOf(node) : undefined;
  return untilStable(changing, () =>
    made
      .filter(({ outcomes }) => outcomes.some((one) => !tagIn(one)) || new Set(outcomes.map(tagIn)).size > 1)
      .map(({ name }) => name),
  );
}

/** Returns the names of components that put their children beside other content: they may receive elements only. */
export function mixingComponents(sources: readonly Source[]): ReadonlySet<string> {
  const mixing = new Set<string>();
  const places = sources.flatMap((source) => placesOfChildren(source));
  return untilStable(mixing, () =>
    places.filter(({ parent, beside }) => beside || mixing.has(parent)).map(({ owner }) => owner),
  );
}

/** Returns the places where components put their children: the parent, and whether other content is beside them. */
function placesOfChildren({ script, names }: Source): { owner: string; parent: string; beside: boolean }[] {
  const places: { owner: string; parent: string; beside: boolean }[] = [];
  visitNodes(script, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const kinds = kindsIn(node, names, new Set());
    const [owner] = componentsOf(names).find(([, made]) => holds(made, node)) ?? [];
    if (owner && kinds.includes('given'))
      places.push({ owner, parent: tagOf(node), beside: kinds.length > 1 });
  });
  return places;
}

function holds({ span: outer }: Node, { span: inner }: Node): boolean {
  return isSpan(outer) && isSpan(inner) && outer.start <= inner.start && inner.end <= outer.end;
}

function isSpan(value: unknown): value is { readonly start: number; readonly end: number } {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value;
}

/** Adds what `find` returns until it finds no more. */
function untilStable(names: Set<string>, find: () => readonly string[]): ReadonlySet<string> {
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const name of find()) names.add(name);
  }
  return names;
}
