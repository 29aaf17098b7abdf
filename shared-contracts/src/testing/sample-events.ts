import * as v from 'valibot';
import { type EventName, type EventPayload, events } from '../host/events/events';
import { cents } from '../values/cents';

/** Payloads that look like those of a site. An event needs one only if `acceptedPayload` finds none. */
const written: { readonly [Name in EventName]?: EventPayload<Name> } = {
  'session/changed': { status: 'authenticated' },
  'cart/changed': { count: 2, total: cents(6980), currency: 'eur' },
  'order/paid': { orderId: 'o-1', paymentIntent: 'pi_1', total: cents(6980), currency: 'eur' },
  'remote/failed': { remote: 'remote-store', version: '1.0.0', compositionId: 'c-1', message: '' },
  'page/shown': { remote: 'remote-store', page: 'store', title: 'Products' },
  'child/chosen': { childId: 'child-1' },
};

/** A valid payload of each event. */
export const sampleEvents = Object.fromEntries(
  (Object.keys(events) as EventName[]).map((name) => [name, written[name] ?? acceptedPayload(name)]),
) as { readonly [Name in EventName]: EventPayload<Name> };

/** Returns a payload with the first value that each field accepts; a field that accepts none is absent. */
function acceptedPayload(name: EventName): Readonly<Record<string, unknown>> {
  const fields: [string, v.GenericSchema & { readonly options?: readonly unknown[] }][] = Object.entries(
    events[name].schema.entries,
  );
  return Object.fromEntries(
    fields.map(([field, schema]) => [
      field,
      [...(schema.options ?? []), 1, 'a', true].find((value) => v.is(schema, value)),
    ]),
  );
}
