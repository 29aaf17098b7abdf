import * as v from 'valibot';
import { requireData } from '../../../supabase/functions/_shared/service-client.ts';

/** Rows per request; PostgREST returns at most 1,000 and silently omits the rest. */
const PAGE = 500;

/** Reads all rows of an ordered query, page by page; `read` gets the first and the last row of a page. */
export async function readPages<Row extends v.GenericSchema>(
  schema: Row,
  read: (from: number, to: number) => PromiseLike<Parameters<typeof requireData>[0]>,
): Promise<v.InferOutput<Row>[]> {
  const found: v.InferOutput<Row>[] = [];
  for (;;) {
    const page = v.parse(v.array(schema), requireData(await read(found.length, found.length + PAGE - 1)));
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}
