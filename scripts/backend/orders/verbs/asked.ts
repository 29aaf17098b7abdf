import * as v from 'valibot';
import { serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';
import { dayOf } from '../order-records';
import { tableLines } from '../print-table';
import { readPages } from '../read-pages';
import type { Verb } from '../verb';

const Request = v.object({
  topic: v.picklist(['app', 'size']),
  size: v.nullable(v.number()),
  email: v.string(),
  asked_at: v.string(),
  confirmed_at: v.string(),
  product_sizes: v.nullable(v.object({ products: v.object({ name: v.string() }) })),
});
type Request = v.InferOutput<typeof Request>;
const Attempt = v.object({ outcome: v.string() });

const COLUMNS = 'topic, size, email, asked_at, confirmed_at, product_sizes(products(name))';
const DAY = 86_400_000;

/**
 * Lists the confirmed requests for mails by topic, and the number of refused requests of the last day. The
 * addresses are in the JSON, and in the text with `--addresses`.
 */
export const asked: Verb = async ({ flag }) => {
  const requests = await readRequests();
  const attempts = await readRefused();
  const waiting = countOf(requests.map(subjectOf));
  const refused = countOf(attempts.map(({ outcome }) => outcome));
  const addresses = requests.map((one) => [subjectOf(one), one.email, dayOf(one.confirmed_at)]);
  return {
    json: {
      waiting,
      refused,
      requests: requests.map(({ product_sizes: of, ...one }) => ({
        ...one,
        product: of?.products.name ?? null,
      })),
    },
    text: [
      ...(requests.length === 0
        ? ['Nobody waits for a mail.']
        : tableLines(['waits for', 'people'], entriesOf(waiting))),
      ...(attempts.length === 0
        ? []
        : ['', ...tableLines(['refused in the last day', 'times'], entriesOf(refused))]),
      ...(flag('addresses') && requests.length > 0
        ? ['', ...tableLines(['waits for', 'address', 'confirmed'], addresses)]
        : []),
    ],
  };
};

function readRequests(): Promise<Request[]> {
  return readPages(Request, (from, to) =>
    serviceClient()
      .from('mail_requests')
      .select(COLUMNS)
      .not('confirmed_at', 'is', null)
      .order('asked_at')
      .order('id')
      .range(from, to),
  );
}

/** Reads the refused requests of the last day; the database may still hold older ones. */
function readRefused() {
  const since = new Date(Date.now() - DAY).toISOString();
  return readPages(Attempt, (from, to) =>
    serviceClient()
      .from('mail_request_attempts')
      .select('outcome')
      .neq('outcome', 'taken')
      .gt('created_at', since)
      .order('created_at')
      .order('id')
      .range(from, to),
  );
}

function subjectOf({ topic, size, product_sizes: of }: Request): string {
  return topic === 'app' ? 'the app' : `${of?.products.name}, EU ${size}`;
}

function countOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function entriesOf(counts: Readonly<Record<string, number>>): string[][] {
  return Object.entries(counts).map(([name, count]) => [name, String(count)]);
}
