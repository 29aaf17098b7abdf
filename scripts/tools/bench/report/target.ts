/** A measured value beside what it should be at most. */
export interface Target {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** Written behind both numbers. */
  readonly unit: string;
  readonly met: boolean;
}

/** Holds a value against its limit. Numbers are compared as they are printed, with two digits. */
export function target(name: string, value: number, limit: number, unit = ''): Target {
  return { name, value, limit, unit, met: Number(value.toFixed(2)) <= limit };
}

/** A target in one line: `LCP a/b 0.31 (at most 0.50) ok`. */
export function describeTarget({ name, value, limit, unit, met }: Target): string {
  return `${name} ${value.toFixed(2)}${unit} (at most ${limit.toFixed(2)}${unit}) ${met ? 'ok' : 'MISSED'}`;
}
