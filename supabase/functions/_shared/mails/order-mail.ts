import * as v from 'valibot';
import { brand } from '../contract/brand.ts';
import { formatMoney, nameInSize } from '../contract/catalog.ts';
import { saleTerms, taxWithin } from '../contract/sale-terms.ts';
import { addressLines, countryLine, orderDeliverySchema } from '../contract/tables/order-delivery.ts';
import { spellOrderNumber } from '../contract/tables/order-number.ts';
import { readSetting } from '../environment.ts';
import type { Mail } from './send-mail.ts';

/** What a mail about an order tells. */
export const ToldOrder = v.object({
  number: v.string(),
  email: v.string(),
  total: v.number(),
  currency: v.string(),
  created_at: v.string(),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  deliveries: v.nullable(orderDeliverySchema),
  order_lines: v.array(
    v.object({ name: v.string(), price: v.number(), quantity: v.number(), size: v.nullable(v.number()) }),
  ),
});
type ToldOrder = v.InferOutput<typeof ToldOrder>;

/** A part of a mail: lines of text, a table of names and amounts, or a link. */
type Part =
  | { readonly kind: 'text'; readonly heading?: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'amounts';
      readonly heading: string;
      readonly rows: readonly (readonly [string, string])[];
    }
  | { readonly kind: 'link'; readonly label: string; readonly address: string };

/** Writes the mail that an order is paid or shipped, as text and as HTML without anything to load. */
export function writeOrderMail(kind: 'paid' | 'shipped', order: ToldOrder): Omit<Mail, 'to'> {
  const number = spellOrderNumber(order.number);
  const subject = kind === 'paid' ? `Your order ${number}: thank you` : `Your order ${number} is on its way`;
  const parts = kind === 'paid' ? paidParts(order, number) : shippedParts(order, number);
  const closing: Part = {
    kind: 'text',
    lines: [
      'Questions? Answer this mail and say your order number.',
      [brand.product, ...brand.address, brand.email, brand.phone].join(' · '),
    ],
  };
  const all = [...parts, closing];
  return { subject, text: textOf(all), html: htmlOf(subject, all) };
}

function paidParts(order: ToldOrder, number: string): Part[] {
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
    ...linkTo(`/profile/orders/${order.number}`, 'See your order'),
    withdrawal(),
  ];
}

function shippedParts(order: ToldOrder, number: string): Part[] {
  const by = order.carrier ? ` with ${order.carrier}` : '';
  return [
    { kind: 'text', lines: [`Your order ${number} is on its way${by}.`] },
    ...(order.tracking
      ? [{ kind: 'link', label: 'Follow your parcel', address: order.tracking } as const]
      : []),
    addressOf(order),
    linesOf(order),
    withdrawal(),
  ];
}

function linesOf(order: ToldOrder): Part {
  const { total, currency, deliveries } = order;
  const money = (amount: number) => formatMoney({ amount, currency });
  const tax = deliveries
    ? ([
        `Of this value-added tax (${deliveries.tax_percent} %)`,
        money(taxWithin(total, deliveries.tax_percent)),
      ] as const)
    : undefined;
  return {
    kind: 'amounts',
    heading: 'Your order',
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

function addressOf({ deliveries: to }: ToldOrder): Part {
  if (!to)
    return {
      kind: 'text',
      heading: 'Where it goes',
      lines: ['We have no address yet. Please answer this mail with it.'],
    };
  return { kind: 'text', heading: 'Where it goes', lines: [...addressLines(to), countryLine(to)] };
}

/** The right to withdraw, told on paper that lasts as the law asks (Directive 2011/83/EU, articles 6, 8 and 9). */
function withdrawal(): Part {
  return {
    kind: 'text',
    heading: 'Changing your mind',
    lines: [
      `You can withdraw from this order within ${saleTerms.returnDays} days after it has arrived, without giving a reason. A message to ${brand.email} is enough, for example:`,
      '“I withdraw from my order of (insoles), ordered on (day), arrived on (day). My name, my address, today’s date.”',
      `Send the insoles back within 14 days of that message; ${saleTerms.returnPostage}. You get back all you paid, to the card you paid with, within 14 days of your message. We may wait until the insoles or a proof of posting are here.`,
    ],
  };
}

function linkTo(path: string, label: string): Part[] {
  const site = readSetting('SITE_URL');
  return site ? [{ kind: 'link', label, address: new URL(path, site).href }] : [];
}

function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'link') return `${part.label}: ${part.address}`;
      const lines =
        part.kind === 'text' ? part.lines : part.rows.map(([name, amount]) => `${name}: ${amount}`);
      return [...(part.heading ? [part.heading, ''] : []), ...lines].join('\n');
    })
    .join('\n\n');
}

function htmlOf(subject: string, parts: readonly Part[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="margin: 0 auto; max-width: 36rem; padding: 1.5rem 1rem; font: 16px/1.6 system-ui, sans-serif;">
${parts.map(htmlOfPart).join('\n')}
</body>
</html>
`;
}

function htmlOfPart(part: Part): string {
  if (part.kind === 'link')
    return `<p><a href="${escapeMarkup(part.address)}">${escapeMarkup(part.label)}</a></p>`;
  const heading = part.heading
    ? `<h2 style="margin: 1.5rem 0 0; font-size: 1.1rem;">${escapeMarkup(part.heading)}</h2>\n`
    : '';
  if (part.kind === 'text') return `${heading}<p>${part.lines.map(escapeMarkup).join('<br>')}</p>`;
  const rows = part.rows.map(
    ([name, amount]) =>
      `<tr><th scope="row" style="padding: 0.25rem 1rem 0.25rem 0; font-weight: normal; text-align: left;">${escapeMarkup(name)}</th><td style="padding: 0.25rem 0; text-align: right;">${escapeMarkup(amount)}</td></tr>`,
  );
  return `${heading}<table style="width: 100%; border-collapse: collapse;">${rows.join('')}</table>`;
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
