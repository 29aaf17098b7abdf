import {
  addressLines,
  countryLine,
  orderDeliverySchema,
  spellOrderNumber,
  subjectOfPaidOrder,
} from '@little-arches/contracts/backend';
import { brand, saleTerms, taxWithin } from '@little-arches/contracts/company';
import { cents, formatMoney, nameInSize } from '@little-arches/contracts/values';
import * as v from 'valibot';
import { type Part, siteLink, writeMail } from './mail-parts.ts';
import type { Mail } from './send-mail.ts';

/** The kinds of mails about an order. */
export const orderMailKinds = ['paid', 'shipped', 'refunded'] as const;

/** Content of a mail about an order. */
export const MailedOrder = v.object({
  number: v.string(),
  email: v.string(),
  total: v.number(),
  currency: v.string(),
  refunded_amount: v.number(),
  created_at: v.string(),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  deliveries: v.nullable(orderDeliverySchema),
  order_lines: v.array(
    v.object({ name: v.string(), price: v.number(), quantity: v.number(), size: v.nullable(v.number()) }),
  ),
});
type MailedOrder = v.InferOutput<typeof MailedOrder>;

/** Writes the mail that an order was paid, shipped or refunded, as text and as HTML without external resources. */
export function writeOrderMail(kind: (typeof orderMailKinds)[number], order: MailedOrder): Omit<Mail, 'to'> {
  const number = spellOrderNumber(order.number);
  const [subject, parts] = {
    paid: () => [subjectOfPaidOrder(order.number), paidParts(order, number)] as const,
    shipped: () => [`Your order ${number} is on its way`, shippedParts(order, number)] as const,
    refunded: () => [`Your order ${number}: your money back`, refundedParts(order, number)] as const,
  }[kind]();
  return writeMail(subject, parts, 'Questions? Answer this mail and say your order number.');
}

function paidParts(order: MailedOrder, number: string): Part[] {
  return [
    { kind: 'text', lines: ['Thank you for your order.', `Your order number is ${number}.`] },
    linesOf(order),
    addressOf(order),
    {
      kind: 'text',
      heading: 'What happens next',
      lines: [
        `We pack your order and write to you when it is on its way. It arrives within ${saleTerms.deliveryDays} days of your order.`,
      ],
    },
    ...siteLink('See your order', `/profile/orders/${order.number}`),
    ...withdrawal(),
  ];
}

function shippedParts(order: MailedOrder, number: string): Part[] {
  const by = order.carrier ? ` with ${order.carrier}` : '';
  return [
    { kind: 'text', lines: [`Your order ${number} is on its way${by}.`] },
    ...(order.tracking
      ? [{ kind: 'link', label: 'Follow your parcel', address: order.tracking } as const]
      : []),
    addressOf(order),
    linesOf(order),
    ...withdrawal(),
  ];
}

function refundedParts(order: MailedOrder, number: string): Part[] {
  const { total, refunded_amount: back, currency } = order;
  const money = (amount: number) => formatMoney({ amount: cents(amount), currency });
  const much = back < total ? `${money(back)} of the ${money(total)}` : `all you paid, ${money(back)},`;
  return [
    {
      kind: 'text',
      lines: [
        `We gave back ${much} of your order ${number}.`,
        'It comes to the card or account you paid with. Your bank may take up to ten working days to show it.',
      ],
    },
    ...siteLink('See your order', `/profile/orders/${order.number}`),
    linesOf(order),
  ];
}

function linesOf(order: MailedOrder): Part {
  const { total, currency, deliveries } = order;
  const money = (amount: number) => formatMoney({ amount: cents(amount), currency });
  const tax = deliveries
    ? ([
        `Of this value-added tax (${deliveries.tax_percent}%)`,
        money(taxWithin(cents(total), deliveries.tax_percent)),
      ] as const)
    : undefined;
  return {
    kind: 'amounts',
    heading: 'Your order',
    total: 'Total',
    rows: [
      ...order.order_lines.map(
        (line) => [`${line.quantity} × ${nameInSize(line)}`, money(line.price * line.quantity)] as const,
      ),
      [saleTerms.delivery, money(0)],
      ['Total', money(total)],
      ...(tax ? [tax] : []),
    ],
  };
}

function addressOf({ deliveries: to }: MailedOrder): Part {
  if (!to)
    return {
      kind: 'text',
      heading: 'Where it goes',
      lines: ['We have no address yet. Please answer this mail with it.'],
    };
  return { kind: 'text', heading: 'Where it goes', lines: [...addressLines(to), countryLine(to)] };
}

/**
 * Returns the information about the right of withdrawal, on a durable medium as the law requires (Directive
 * 2011/83/EU, articles 6, 8 and 9).
 */
function withdrawal(): Part[] {
  const told = [
    `You can withdraw from this order within ${saleTerms.returnDays} days after it has arrived, without giving a reason. A message to ${brand.email} is enough, for example:`,
    '“I withdraw from my order of (insoles), ordered on (day), arrived on (day). My name, my address, today’s date.”',
    `Send the insoles back within 14 days of that message; ${saleTerms.returnPostage}. You get back all you paid, to the card you paid with, within 14 days of your message. We may wait until the insoles or a proof of posting are here.`,
  ];
  return [
    { kind: 'text', heading: 'Changing your mind', lines: told.slice(0, 1) },
    ...told.slice(1).map((line) => ({ kind: 'text', lines: [line] }) as const),
  ];
}
