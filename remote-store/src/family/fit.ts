import { type CalendarDay, formatDay, formatSize, type Product } from '@little-arches/contracts/values';
import { sizeForFoot } from '../sizes/size-for-foot';

/** The values of a child's newest finished scan that concern insoles. */
export interface Fit {
  /** The day of the scan. */
  readonly day: CalendarDay;
  /** The suggested level; null when the scan suggests no insole. */
  readonly level: Product['metadata']['level'] | null;
  /** Length of the longer foot, in millimetres. */
  readonly length: number;
}

/** Returns the size of a product that a scan suggests, in stock or not; undefined when none is long enough. */
export function sizeOf(fit: Fit | null | undefined, product: Product): number | undefined {
  return fit ? sizeForFoot(fit.length, product.sizes)?.size : undefined;
}

/** Returns the size that a scan suggests on its own level, in stock or not; undefined when it suggests no insole. */
export function sizeOnLevel(fit: Fit, products: readonly Product[]): number | undefined {
  const sizes = products.filter(({ metadata }) => metadata.level === fit.level).flatMap((each) => each.sizes);
  return sizeForFoot(fit.length, sizes)?.size;
}

/** Returns the text beside the name on a child's chip: `EU 29 · level 2`. Empty until the scan is loaded. */
export function describeFit(fit: Fit | null | undefined, size: number | undefined): string {
  if (fit === undefined) return '';
  return [...(size === undefined ? [] : [formatSize(size)]), suggestionOf(fit)].join(' · ');
}

function suggestionOf(fit: Fit | null): string {
  if (fit === null) return 'no scan yet';
  return fit.level === null ? 'no insole suggested' : `level ${fit.level}`;
}

/** Returns whether a product in a size matches a scan's suggestion, so that no note is needed. */
export function isAsSuggested(fit: Fit, product: Product, size: number | undefined): boolean {
  return (
    fit.level === product.metadata.level && (product.sizes.length === 0 || size === sizeOf(fit, product))
  );
}

/** Returns sentences that compare a product in a size with a child's scan: what matches, and what differs. */
export function compareWithFit(name: string, fit: Fit | null, product: Product, size?: number): string {
  if (!fit) return `There is no finished scan of ${name} yet, so please look the size up.`;
  const scan = `${name}’s scan of ${formatDay(fit.day)}`;
  const level = compareLevel(scan, fit, product);
  const fitting = sizeForFoot(fit.length, product.sizes);
  if (product.sizes.length === 0) return level;
  if (!fitting)
    return `${level} It measured ${Math.round(fit.length)} mm, longer than any size of this insole.`;
  const wanted = formatSize(fitting.size);
  if (size === fitting.size) return `${level} ${wanted} is the size it suggests.`;
  if (!fitting.inStock) return `${level} It suggests ${wanted}, which is sold out.`;
  return `${level} It suggests ${wanted}${size === undefined ? '' : `, and you chose ${formatSize(size)}`}.`;
}

function compareLevel(scan: string, { level }: Fit, product: Product): string {
  const own = product.metadata.level;
  if (level === null) return `${scan} suggests no insole.`;
  if (level === own) return `${scan} suggests level ${level}, as this insole is.`;
  return `${scan} suggests level ${level}, and this insole is level ${own}.`;
}
