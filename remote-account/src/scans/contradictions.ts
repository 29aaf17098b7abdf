import type { ReadyScan } from '@little-arches/contracts/values';
import { formatValue, round } from './measures';

/** Millimetres. A smaller decrease is within the measuring error; our own estimate. */
const SHORTER = 2;

/**
 * Returns sentences about values of a scan that contradict each other or the scan before; empty when all are
 * consistent.
 */
export function contradictionsOf(scan: ReadyScan, before: ReadyScan | undefined): string[] {
  return [shrunk(scan, before), levelAgainstArch(scan, before), levelAgainstProduct(scan)].filter(
    (text) => text !== undefined,
  );
}

function shrunk(scan: ReadyScan, before: ReadyScan | undefined): string | undefined {
  if (!before) return undefined;
  const [side, less] = (['left', 'right'] as const)
    .map((foot) => [foot, before[`${foot}_foot`].length_mm - scan[`${foot}_foot`].length_mm] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  if (less < SHORTER) return undefined;
  return `The ${side} foot measured ${formatValue(less, 'mm', 0)} less than in the scan before. Feet don’t shrink: in one of the two scans the foot stood differently or the picture was not straight.`;
}

function levelAgainstArch(scan: ReadyScan, before: ReadyScan | undefined): string | undefined {
  if (!before || scan.level === before.level) return undefined;
  const meanIndex = ({ left_foot, right_foot }: ReadyScan) =>
    (left_foot.arch_index + right_foot.arch_index) / 2;
  const change = round(meanIndex(scan) - meanIndex(before), 3);
  if (change === 0 || Math.sign(change) === Math.sign(scan.level - before.level)) return undefined;
  return `The level is ${scan.level < before.level ? 'lower' : 'higher'} than before while the arch index is ${change < 0 ? 'smaller' : 'larger'}. The level counts heel and walk, too. Look again at the next scan.`;
}

function levelAgainstProduct({ level, product_level }: ReadyScan): string | undefined {
  if (product_level === null || Number(product_level) === level) return undefined;
  return `The scan found level ${level} and suggests insoles of level ${product_level}: whoever made the scan chose them.`;
}
