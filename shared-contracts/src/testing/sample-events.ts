import type { EventName, EventPayload } from '../events/events';

/** A valid payload of each event. */
export const sampleEvents: { readonly [Name in EventName]: EventPayload<Name> } = {
  'session/changed': { status: 'authenticated' },
  'cart/changed': { count: 2, total: 6980, currency: 'eur' },
  'cart/opened': {},
  'order/paid': { orderId: 'o-1', paymentIntent: 'pi_1', total: 6980, currency: 'eur' },
  'remote/failed': { remote: 'remote-store', version: '1.0.0', compositionId: 'c-1', message: '' },
  'page/shown': { remote: 'remote-store', page: 'store', title: 'Products' },
  'child/chosen': { childId: 'child-1' },
};
