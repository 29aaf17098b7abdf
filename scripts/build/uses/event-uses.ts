import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import type { EventUses } from '../model/published-version';
import { type EventDefinitions, includedEvents, includedRules, type Shapes } from './event-shapes';
import { textOf } from './find-links';

/**
 * Finds the events of the contract that these sources publish and subscribe to: `bus.publish('name', …)`,
 * `bus.on('name')`, `bus.subscribe('name', …)`.
 */
export function findEventUses(scripts: readonly Script[], events: EventDefinitions): EventUses {
  const carried = includedEvents(events);
  const uses = { publish: new Set<string>(), subscribe: new Set<string>() };
  for (const script of scripts)
    visitNodes(script, (node) => {
      const use = useIn(node);
      if (use && Object.hasOwn(carried, use.event)) uses[use.call].add(use.event);
    });
  const pick = (names: Set<string>, shapes: Shapes) =>
    Object.fromEntries([...names].sort().map((name) => [name, shapes[name] ?? {}]));
  return {
    published: pick(uses.publish, carried),
    heard: pick(uses.subscribe, carried),
    rules: pick(new Set([...uses.publish, ...uses.subscribe]), includedRules(events)),
  };
}

function useIn({ type, callee, arguments: given }: Node) {
  if (type !== 'CallExpression' || !Array.isArray(given)) return undefined;
  const called = calledName(callee);
  const call = called === 'on' ? 'subscribe' : called;
  const [event] = textOf(given[0]?.expression);
  if ((call !== 'publish' && call !== 'subscribe') || event === undefined) return undefined;
  return { call, event } as const;
}

/** Returns the method name of a call: `publish` of `bus.publish`, also with a `?.` in the chain. */
function calledName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined;
  return isNode(callee.property) ? callee.property.value : calledName(callee.base);
}
