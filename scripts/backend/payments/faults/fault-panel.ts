import * as v from 'valibot';
import { answerPrivately } from '../../http/backend-page';
import type { PaymentIntents } from '../intents/payment-intents';
import type { PaymentRecords } from '../payment-records';
import { refuseRequest, StripeRefusal } from '../stripe-refusal';
import type { WebhookSender } from '../webhooks/webhook-sender';
import { type FaultPanelView, renderFaultPanel } from './fault-panel-page';
import { type Faults, OUTCOMES, switchesSchema } from './faults';

const intent = v.string();
/** Schema of the fault panel's actions, sent by a form or as JSON. */
const orderSchema = v.variant('action', [
  v.object({ action: v.literal('switch'), ...switchesSchema.entries }),
  v.object({ action: v.literal('reset') }),
  v.object({ action: v.literal('refund'), intent }),
  v.object({ action: v.literal('end processing'), intent, outcome: v.picklist(OUTCOMES) }),
  v.object({ action: v.literal('send again'), event: v.string() }),
]);
type Order = v.InferOutput<typeof orderSchema>;

interface FaultPanelOptions {
  readonly faults: Faults;
  readonly intents: PaymentIntents;
  readonly records: PaymentRecords;
  readonly webhooks: WebhookSender;
  readonly secretKey: string;
}

/** Number of newest payments shown. */
const SHOWN = 50;

/**
 * Creates the simulator's fault panel, which sets Stripe's faults and runs the dashboard's operations on a payment.
 * GET returns it, as a page at /payments/simulator and as JSON at /payments/simulator.json. POST to either accepts
 * a form of the page itself, or JSON with the secret key. Errors have the format of Stripe's API.
 */
export function createFaultPanel({ faults, intents, records, webhooks, secretKey }: FaultPanelOptions) {
  function run(order: Order): void {
    if (order.action === 'switch') faults.change(order);
    else if (order.action === 'reset') faults.reset();
    else if (order.action === 'refund') intents.refund(order.intent);
    else if (order.action === 'end processing') intents.endProcessing(order.intent, order.outcome);
    else if (!webhooks.sendAgain(order.event))
      refuseRequest(`No such event since the start: '${order.event}'`, {}, 404);
    records.save();
  }

  function view(): FaultPanelView {
    const events = webhooks.made();
    const payments = records.intents.all().slice(-SHOWN).reverse();
    return {
      switches: faults.switches,
      payments: payments.map(({ id, amount, currency, status, created, latest_charge, metadata }) => {
        const charge = records.charges.all().find((candidate) => candidate.id === latest_charge);
        return {
          ...{ id, amount, currency, status, created },
          order: metadata.order_id ?? '',
          refunded: charge?.amount_refunded ?? 0,
          isPaid: charge?.paid ?? false,
          events: events
            .filter((event) => event.intent === id)
            .map((event) => ({ id: event.id, type: event.type })),
        };
      }),
    };
  }

  async function take(request: Request, isForm: boolean): Promise<void> {
    const mayAsk = isForm
      ? request.headers.get('origin') === new URL(request.url).origin
      : request.headers.get('authorization') === `Bearer ${secretKey}`;
    if (!mayAsk)
      refuseRequest('Only the simulator’s own page, or who has its secret key, may ask for this.', {}, 403);
    const text = await request.text();
    const parsed = v.safeParse(
      orderSchema,
      isForm ? Object.fromEntries(new URLSearchParams(text)) : parse(text),
    );
    if (!parsed.success) refuseRequest(`Not understood: ${parsed.issues[0].message}`);
    else run(parsed.output);
  }

  return {
    async answer(request: Request): Promise<Response> {
      const isForm = !new URL(request.url).pathname.endsWith('.json');
      try {
        if (request.method === 'POST') await take(request, isForm);
        if (request.method === 'POST' && isForm)
          return new Response(null, { status: 303, headers: { location: '/payments/simulator' } });
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        return Response.json({ message: error.message }, { status: error.status });
      }
      const shown = view();
      return isForm
        ? answerPrivately(renderFaultPanel(shown), 'text/html')
        : answerPrivately(JSON.stringify(shown), 'application/json');
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
