import { formatValue, round } from './measures';

/** Returns where the toes point while walking: `7° outwards`. */
export function toesText(degrees: number): string {
  const shown = round(degrees, 1);
  if (shown === 0) return 'straight ahead';
  return `${formatValue(Math.abs(shown), '°', 1)} ${shown > 0 ? 'outwards' : 'inwards'}`;
}
