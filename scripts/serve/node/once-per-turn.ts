/**
 * Remembers what `look` found until the event loop has done what is due now: of many requests that arrive together
 * only the first has the system asked, and none is answered from before it arrived.
 */
export function oncePerTurn<Found>(look: (key: string) => Found): (key: string) => Found {
  const found = new Map<string, Found>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined || found.has(key)) return known as Found;
    if (found.size === 0) setImmediate(() => found.clear());
    const result = look(key);
    found.set(key, result);
    return result;
  };
}
