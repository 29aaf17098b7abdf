import * as v from 'valibot';
import { serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';
import { dayOf } from '../order-records';
import { tableLines } from '../print-table';
import { readPages } from '../read-pages';
import type { Verb } from '../verb';

const Request = v.object({
  email: v.string(),
  asked_at: v.string(),
  confirmed_at: v.string(),
});
type Request = v.InferOutput<typeof Request>;
const Attempt = v.object({ outcome: v.string() });

const DAY = 86_400_000;

/**
 * Counts the confirmed requests for the mail that the app is out, and the refused requests of the last day. The
 * addresses are in the JSON, and in the text with `--addresses`.
 */
export const asked: Verb = async ({ flag }) => {
  const requests = await readRequests();
  const attempts = await readRefused();
  const refused = countOf(attempts.map(({ outcome }) => outcome));
  const addresses = requests.map((one) => [one.email, dayOf(one.confirmed_at)]);
  return {
    json: {
      refused,
      requests,
    },
    text: [
      `People who wait for the app: ${requests.length}.`,
      ...(attempts.length === 0
        ? []
        : ['', ...tableLines(['refused in the last day', 'times'], entriesOf(refused))]),
      ...(flag('addresses') && requests.length > 0
        ? ['', ...tableLines(['address', 'confirmed'], addresses)]
        : []),
    ],
  };
};

function readRequests(): Promise<Request[]> {
  return readPages(Request, (from, to) =>
    serviceClient()
      .from('mail_requests')
      .select('email, asked_at, confirmed_at')
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

function countOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function entriesOf(counts: Readonly<Record<string, number>>): string[][] {
  return Object.entries(counts).map(([name, count]) => [name, String(count)]);
}
