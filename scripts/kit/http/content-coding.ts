/** Content codings; `identity` is uncompressed. */
export type Coding = 'br' | 'gzip' | 'identity';

/**
 * Chooses the coding of a response by the request's accept-encoding header and RFC 9110, section 12.5.3: the
 * client's preferred one of `available`, the first of equal ones. Returns undefined when the client accepts none,
 * which requires `identity;q=0` or `*;q=0`.
 */
export function chooseCoding(accepted: string | undefined, available: readonly Coding[]): Coding | undefined {
  if (accepted === undefined) return available.includes('identity') ? 'identity' : available[0];
  const weights = weightsOf(accepted);
  const rest = weights.get('*');
  /** Without a weight, `identity` is acceptable but least preferred, unless `*;q=0`. */
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? (coding === 'identity' ? (rest === 0 ? 0 : Number.MIN_VALUE) : (rest ?? 0));
  return available
    .filter((coding) => weightOf(coding) > 0)
    .reduce<Coding | undefined>(
      (best, coding) => (best === undefined || weightOf(coding) > weightOf(best) ? coding : best),
      undefined,
    );
}

/** Parsed headers by their text; browsers send the same few with every request. */
const parsed = new Map<string, ReadonlyMap<string, number>>();

function weightsOf(header: string): ReadonlyMap<string, number> {
  const known = parsed.get(header);
  if (known) return known;
  if (parsed.size >= 100) parsed.clear();
  const weights = parseWeights(header);
  parsed.set(header, weights);
  return weights;
}

/** Returns the weights by coding in lower case; skips malformed items. */
function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [, name, weight = '1'] =
      /^\s*([\w!#$%&'*+.^`|~-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(item) ?? [];
    if (name) weights.set(name.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(weight));
  }
  return weights;
}
