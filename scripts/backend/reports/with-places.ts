import * as v from 'valibot';
import type { Answer } from '../http/node-http';

/** Returns in one line the position of a stack frame in the sources, or why it is unknown. */
export type PlaceOf = (frame: string, version: string) => Promise<string>;

/** Reports whose frames are resolved: the newest 20, ten frames each at most. */
const MOST = 20;

const listSchema = v.array(v.record(v.string(), v.unknown()));
const framesSchema = v.object({ version: v.string(), frames: v.array(v.string()) });

/** Adds the source positions of stack frames to the newest listed reports. */
export function withPlaces(answer: Answer, placeOf: PlaceOf): Answer {
  return async (request, peer) => {
    const given = await answer(request, peer);
    if (new URL(request.url).pathname !== '/reports.json' || given.status !== 200) return given;
    const list = v.parse(listSchema, await given.json());
    const explained: unknown[] = [];
    for (const report of list) {
      const read = v.safeParse(framesSchema, report);
      if (!read.success || explained.length >= MOST) {
        explained.push(report);
        continue;
      }
      const places: string[] = [];
      for (const frame of read.output.frames) places.push(await placeOf(frame, read.output.version));
      explained.push({ ...report, places });
    }
    const headers = new Headers(given.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(explained, null, 2), { status: 200, headers });
  };
}
