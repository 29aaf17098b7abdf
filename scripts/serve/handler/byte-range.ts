/** A range of bytes of a content; both numbers count from 0 and are inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the byte range of a content of `size` bytes that a range header requests, by RFC 9110, section 14.
 * Returns `whole` when the header is missing, malformed or requests several ranges: the whole content is a valid
 * answer to those, and many small ranges are a known way to overload a server.
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

/**
 * Returns true when a range applies: an if-range header must name the tag of exactly the content that would be
 * sent.
 */
export function rangeCounts(ifRange: string | undefined, etag: string): boolean {
  // Never matches a date, because the files are sent without one, nor a weak tag.
  return ifRange === undefined || ifRange.trim() === etag;
}
