import { PLACES_PATH } from '@little-arches/contracts/formats/page';
import type { Report } from '@little-arches/contracts/formats/reports';
import * as v from 'valibot';

/** The places in the sources of the frames of reports, if the server has returned them. */
export interface FramePlaces {
  /** Returns the places of a report's frames, or the frames themselves while their places are unknown. */
  of(report: Report): readonly string[];
}

const answerSchema = v.object({ places: v.array(v.string()) });

/**
 * Creates the places. Requests them from the server once for each report and calls `tell` after its answer. Only
 * some servers have them.
 */
export function createFramePlaces(tell: () => void): FramePlaces {
  const known = new Map<string, readonly string[]>();

  async function ask(key: string, { version, frames = [] }: Report): Promise<void> {
    const parameters = new URLSearchParams([
      ['version', version],
      ...frames.map((frame) => ['frame', frame]),
    ]);
    try {
      const response = await fetch(`${PLACES_PATH}?${parameters}`, { signal: AbortSignal.timeout(10_000) });
      const { places } = v.parse(answerSchema, await response.json());
      known.set(key, places);
      tell();
    } catch {
      // The frames stay unchanged.
    }
  }

  return {
    of(report) {
      const { version, frames = [] } = report;
      if (frames.length === 0) return [];
      const key = JSON.stringify([version, frames]);
      const places = known.get(key);
      if (places) return places;
      known.set(key, frames);
      void ask(key, report);
      return frames;
    },
  };
}
