/** A part of a content; both numbers count from 0 and belong to it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What of a content of `size` bytes a range header requests, after RFC 9110, section 14. Everything (`whole`)
 * where there is none, where it is misspelled, or where it requests several parts: that may be answered with
 * the whole, and requesting many small ones is a known way to make a server work.
 */
export function chooseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= size) return 'unsatisfiable';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Whether a range counts: an if-range header must name the tag of the very content that would be sent. */
export function rangeCounts(ifRange: string | undefined, etag: string): boolean {
  // Dates never match: the files are sent without one. Nor do weak tags.
  return ifRange === undefined || ifRange.trim() === etag;
}
