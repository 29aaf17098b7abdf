/** A measured value and its maximum. */
export interface Target {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** Printed after both numbers. */
  readonly unit: string;
  readonly met: boolean;
}

/** Compares a value with its limit. Numbers are compared as printed, with two digits. */
export function target(name: string, value: number, limit: number, unit = ''): Target {
  return { name, value, limit, unit, met: Number(value.toFixed(2)) <= limit };
}

/** Formats a target as one line: `LCP a/b 0.31 (at most 0.50) ok`. */
export function describeTarget({ name, value, limit, unit, met }: Target): string {
  return `${name} ${value.toFixed(2)}${unit} (at most ${limit.toFixed(2)}${unit}) ${met ? 'ok' : 'MISSED'}`;
}
