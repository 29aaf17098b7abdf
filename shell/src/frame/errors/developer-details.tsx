import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { describeThrown, propertyOf } from '@little-arches/contracts/platform';
import { type ErrorInfo, useEffect, useState } from 'react';
import styles from './developer-details.module.css';

/** Component stacks by their error. Only React's root has them. */
const stacks = new WeakMap<object, string>();

/** Keeps the component stack of a caught error, and logs both, as React does by default. */
export function keepComponentStack(error: unknown, { componentStack }: ErrorInfo): void {
  // biome-ignore lint/suspicious/noConsole: with a handler of its own, React's root logs nothing.
  console.error(error, componentStack);
  if (typeof error === 'object' && error && componentStack) stacks.set(error, componentStack);
}

/** Shows developers what was thrown: the message, and where in the sources, by the source maps. */
export function DeveloperDetails({ error }: { error: unknown }) {
  const [places, setPlaces] = useState('');
  useEffect(() => {
    let isLeft = false;
    // React hands out the component stack after the first render of this.
    const timer = setTimeout(async () => {
      const components = (typeof error === 'object' && error && stacks.get(error)) || '';
      const text = await mapped(`${propertyOf(error, 'stack') ?? ''}\n\nComponents:${components}`);
      if (!isLeft) setPlaces(text);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [error]);
  const { name, message } = describeThrown(error);
  return (
    <section className={styles.details} aria-label="For developers">
      <p>{`${name}: ${message}`}</p>
      <pre>{places}</pre>
    </section>
  );
}

const FRAME = /https?:\/\/[^\s()]+?:\d+:\d+/;

/** Returns the lines of a stack with their places in the sources. Leaves out lines of libraries. */
async function mapped(stack: string): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const lines = stack.split('\n').map(async (line) => {
    const [frame] = FRAME.exec(line) ?? [];
    if (!frame) return line;
    const [, script = '', row] = /^(.*):(\d+):\d+$/.exec(frame) ?? [];
    const map = maps.get(script) ?? readMap(script);
    maps.set(script, map);
    const found = await map;
    const place = found && placeIn(found, Number(row));
    if (!place) return line;
    return place.includes('node_modules') ? undefined : line.replace(frame, place);
  });
  return (await Promise.all(lines)).filter((line) => line !== undefined).join('\n');
}

async function readMap(script: string): Promise<TraceMap | undefined> {
  try {
    const answer = await fetch(`${script.replace(/\?.*$/, '')}.map`);
    return new TraceMap(await answer.text());
  } catch {
    return undefined;
  }
}

/** Returns the source and line of a script's line: maps in development have no columns. */
function placeIn(map: TraceMap, line: number): string | undefined {
  const { source, line: found } = originalPositionFor(map, { line, column: 0, bias: LEAST_UPPER_BOUND });
  return source === null ? undefined : `${source.replace(/^source:\/+/, '')}:${found}`;
}
