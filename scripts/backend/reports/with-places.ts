import * as v from 'valibot';
import type { Answer } from '../http/node-http';

/** Says in one line where in the sources the code of a frame is, or why that can't be said. */
export type PlaceOf = (frame: string, version: string) => Promise<string>;

/** Reports whose frames are looked up: the newest, ten frames each at most. */
const MOST = 20;

const listedSchema = v.looseObject({ version: v.string(), frames: v.optional(v.array(v.string()), []) });
const listSchema = v.array(listedSchema);

/** Adds to the newest of the listed reports where in the sources their frames are. */
export function withPlaces(answer: Answer, placeOf: PlaceOf): Answer {
  return async (request, peer) => {
    const given = await answer(request, peer);
    if (new URL(request.url).pathname !== '/reports.json' || given.status !== 200) return given;
    const list = v.parse(listSchema, await given.json());
    const explained: unknown[] = [];
    for (const report of list) {
      const places: string[] = [];
      if (explained.length < MOST)
        for (const frame of report.frames) places.push(await placeOf(frame, report.version));
      explained.push(places.length > 0 ? { ...report, places } : report);
    }
    const headers = new Headers(given.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(explained, null, 2), { status: 200, headers });
  };
}
