import { fromTerminal } from '@scripts/kit/command-line';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { escapeMarkup } from '@scripts/kit/escape-markup';
import { writeWhole } from '@scripts/kit/files/write-file';
import { brand } from 'shared-contracts/brand';
import { nameInSize } from 'shared-contracts/catalog';
import { formatDay, localDay } from 'shared-contracts/dates';
import { escapeUnprintable } from 'shared-contracts/plain-text';
import { saleTerms } from 'shared-contracts/sale-terms';
import { spellOrderNumber } from 'shared-contracts/tables/order-number';
import { findOrder, type OrderRecord, parcelLines } from '../order-records';
import type { Verb } from '../verb';

/** Writes the packing slip of an order as a page that prints on one sheet. */
export const slip: Verb = async ({ words, option }) => {
  const order = await findOrder(words);
  if (!order.deliveries)
    throw new UsageError(
      `Order ${spellOrderNumber(order.number)} has no address: ask ${order.email} for it.`,
    );
  const file = fromTerminal(option('out') ?? `packing-slip-${order.number}.html`);
  writeWhole(file, slipPage(order));
  return {
    json: { number: order.number, file },
    text: [`The packing slip is in ${file}: open it in a browser and print it.`],
  };
};

function slipPage(order: OrderRecord): string {
  const number = spellOrderNumber(order.number);
  const lines = order.order_lines.map(
    (line) =>
      `<tr><td class="box"></td><td>${line.quantity} ×</td><td>${escapeMarkup(escapeUnprintable(nameInSize(line)))}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Packing slip ${number}</title>
<style>
@page { margin: 20mm; }
body { font: 12pt/1.5 system-ui, sans-serif; max-width: 170mm; margin: 0 auto; }
address { font-style: normal; font-size: 14pt; margin: 12mm 0; }
.from { font-size: 9pt; }
table { border-collapse: collapse; width: 100%; margin: 8mm 0; }
td { padding: 2mm; border-bottom: 0.3mm solid #999; vertical-align: middle; }
tr { break-inside: avoid; }
.box { width: 8mm; }
.box::before { content: ""; display: block; width: 5mm; height: 5mm; border: 0.4mm solid #000; }
</style>
</head>
<body>
<p class="from">${escapeMarkup(brand.address.join(' · '))}</p>
<address>${parcelLines(order).map(escapeMarkup).join('<br>')}</address>
<h1>Order ${number}</h1>
<p>${order.paid_at ? `Paid on ${formatDay(localDay(order.paid_at))}. ` : ''}Thank you for your order.</p>
<table>
${lines.join('\n')}
</table>
<p>Try the insoles on at home. You have ${saleTerms.returnDays} days after they arrived to send them back: a message to ${escapeMarkup(brand.email)} is enough.</p>
</body>
</html>
`;
}
