import { createInteractions } from './interactions';
import { createLayoutShifts } from './layout-shifts';
import { shownVersions } from './owners';

/** A web vital of one page that was shown, and the package that caused it. */
export interface Vital {
  readonly name: 'LCP' | 'CLS' | 'INP';
  /** Milliseconds; for CLS the score. */
  readonly value: number;
  /** `shell` or a remote: the remote of the page when nothing more specific is known. */
  readonly remote: string;
  /** Empty when it can't be determined. */
  readonly version: string;
  /** Route pattern of the page, or `*`. Never a path. */
  readonly page: string;
}

/** How the visitor reached a page. */
export interface PageFacts {
  /** Milliseconds since the document was requested; 0 is its first page. */
  readonly from: number;
  readonly remote: string;
  readonly pattern: string;
  /** Whether this browser reports layout shifts: without any shift the value is then 0, otherwise unknown. */
  readonly supportsLayoutShifts: boolean;
}

/** Collects the measurements of one page. */
export function measurePage({ from, remote: pageRemote, pattern, supportsLayoutShifts }: PageFacts) {
  const shifts = createLayoutShifts();
  const interactions = createInteractions();
  const before = interactionCount();
  const versions = new Map<string, string>();
  const note = () => {
    for (const [name, version] of shownVersions()) versions.set(name, version);
  };
  note();
  let remote = pageRemote;
  let paint: { readonly value: number; readonly owner: string | undefined } | undefined;

  return {
    from,
    shifts,
    interactions,
    /** Called while the regions are still in the page, because they can be removed with it. */
    note,
    belongsTo(name: string): void {
      remote = name;
      note();
    },
    takePaint(value: number, owner: string | undefined): void {
      paint = { value, owner };
    },
    vitals(): Vital[] {
      const vital = (name: Vital['name'], value: number, owner = remote): Vital => ({
        name,
        value,
        remote: owner,
        version: versions.get(owner) ?? '',
        page: pattern,
      });
      const [shifted, slowest] = [shifts.worst(), interactions.worst(interactionCount() - before)];
      return [
        ...(paint ? [vital('LCP', Math.round(paint.value), paint.owner)] : []),
        ...(supportsLayoutShifts
          ? [vital('CLS', Math.round(shifted.value * 10_000) / 10_000, shifted.owner)]
          : []),
        ...(slowest ? [vital('INP', Math.round(slowest.value), slowest.owner)] : []),
      ];
    },
  };
}

/** The return type of `measurePage`. */
export type MeasuredPage = ReturnType<typeof measurePage>;

/** Returns the number of interactions in this document; 0 where browsers don't count them. */
function interactionCount(): number {
  const count: unknown = Reflect.get(performance, 'interactionCount');
  return typeof count === 'number' ? count : 0;
}
