import type { VersionHealth } from '@little-arches/contracts/formats/reports';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { within } from '@little-arches/kit/within';
import type { Slo } from './slo';

/** The body of a request to the webhook. New keys may be added. */
export interface Alarm {
  readonly format: 1;
  /** `below` comes first; the others only where the watch rolls back. */
  readonly kind: 'below' | 'rolled-back' | 'not-rolled-back';
  /** The whole as a sentence; chat services show the key of this name. */
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly channel: string;
  readonly package: string;
  readonly version: string;
  readonly slo: Slo;
  readonly health?: VersionHealth | undefined;
  /** The version that is live after a rollback. */
  readonly live?: string | undefined;
}

/** Milliseconds in which the receiver must answer. */
const PATIENCE = 5000;

/** Reads the address of a webhook. Throws a UsageError that doesn't contain it, because it can be a secret. */
export function readWebhook(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(
      '--webhook must be a web address without name and password, such as https://hooks.example/T0/B1',
    );
  return url;
}

/** Posts an alarm as JSON. Throws an Error that names only the host when it does not arrive. */
export async function postAlarm(webhook: URL, alarm: Alarm): Promise<void> {
  const sent = fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(alarm),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok ? undefined : `it answered ${response.status}`;
    },
    () => 'it can’t be reached',
  );
  // The abort signal alone has been seen not to end a fetch.
  const fault = await within(
    sent.then((reason) => ({ reason })),
    PATIENCE,
  );
  const reason = fault ? fault.reason : `no answer in ${PATIENCE / 1000} s`;
  if (reason !== undefined)
    throw new Error(`The webhook at ${webhook.host} did not take the alarm: ${reason}.`);
}
