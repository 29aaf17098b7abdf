import { cents, formatMoney } from '@little-arches/contracts/values';
import { escapeMarkup, openTag } from '@little-arches/kit/escape-markup';
import { renderBackendPage } from '../../http/backend-page';
import { FAULT_NAMES, FAULTS, type Faults, OFTEN, OUTCOMES } from './faults';

/** A payment and its events. */
export interface ShownPayment {
  readonly id: string;
  /** Amount in the smallest currency unit. */
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  /** Seconds since 1970. */
  readonly created: number;
  /** The order that it pays; empty when it names none. */
  readonly order: string;
  /** Amount in the smallest currency unit. */
  readonly refunded: number;
  readonly isPaid: boolean;
  /** Events made since the start, newest first. */
  readonly events: readonly { readonly id: string; readonly type: string }[];
}

/** The data of the simulator's fault panel, newest payment first. */
export interface FaultPanelView {
  readonly switches: Faults['switches'];
  readonly payments: readonly ShownPayment[];
}

/** Renders the fault panel as a page of plain forms. */
export function renderFaultPanel({ switches, payments }: FaultPanelView): string {
  const list = payments.length
    ? payments.map(renderPayment).join('\n')
    : '<p>No payment yet. Put something into the cart and go to the checkout, then load this page again.</p>';
  return renderBackendPage({
    title: 'Payments',
    links: '<a href="/payments/simulator">Look for new payments</a> <a href="/mailbox">Mailbox</a>',
    main: `<p>Payments of the embedded backend are simulated: no money moves. Here Stripe can be made to fail.</p>
${renderSwitches(switches)}
<h2>The newest payments</h2>
${list}`,
  });
}

function renderSwitches(switches: FaultPanelView['switches']): string {
  const rows = FAULT_NAMES.map((name) => {
    const often = choice(name, OFTEN, switches[name]);
    const words = openTag('label', { for: name, class: switches[name] === 'never' ? undefined : 'on' });
    return `<div class="switch">${words}${FAULTS[name]}</label>${often}</div>`;
  });
  const seconds = openTag('input', {
    ...{ id: 'seconds', name: 'seconds', type: 'number', min: '0', max: '3600', required: true },
    value: String(switches.seconds),
  });
  return form(
    `<fieldset><legend>What goes wrong</legend>
${rows.join('\n')}
<div class="switch"><label for="seconds">Seconds that processing and a late webhook take</label>${seconds}</div>
<div class="switch"><label for="outcome">After processing, the payment</label>${choice('outcome', OUTCOMES, switches.outcome)}</div>
<div class="actions">${button('Set the switches', 'switch')}${button('All well again', 'reset')}</div>
<p>The next start begins with everything well.</p>
</fieldset>`,
  );
}

function renderPayment(payment: ShownPayment): string {
  const { id, amount, currency, status, created, refunded, isPaid } = payment;
  const money = (value: number) => formatMoney({ amount: cents(value), currency });
  const at = new Date(created * 1000).toISOString();
  const facts = [
    ['State', status],
    ['Made', `${at.slice(0, 19).replace('T', ' ')} UTC`],
    ...(payment.order ? [['Order', payment.order]] : []),
    ...(refunded > 0 ? [['Given back', money(refunded)]] : []),
  ];
  const actions = [
    ...(isPaid && refunded < amount ? [act('Refund', { action: 'refund', intent: id })] : []),
    ...(status === 'processing' ? [endProcessing('Bank pays', id, 'succeeds')] : []),
    ...(status === 'processing' ? [endProcessing('Bank refuses', id, 'fails')] : []),
    ...payment.events.map((event) =>
      act(`Send ${event.type} again`, { action: 'send again', event: event.id }),
    ),
  ];
  const words = facts.map(
    ([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeMarkup(value)}</dd></div>`,
  );
  return `<article>
<h3>${money(amount)} · ${escapeMarkup(id)}</h3>
<dl>
${words.join('\n')}
</dl>
<div class="actions">${actions.join('')}</div>
</article>`;
}

const endProcessing = (words: string, intent: string, outcome: string) =>
  act(words, { action: 'end processing', intent, outcome });

/** Returns a button for one action. */
function act(words: string, fields: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(fields).map(([name, value]) =>
    openTag('input', { type: 'hidden', name, value }),
  );
  return form(`${hidden.join('')}<button>${escapeMarkup(words)}</button>`);
}

function form(content: string): string {
  return `<form method="post" action="/payments/simulator">${content}</form>`;
}

function button(words: string, action: string): string {
  return `${openTag('button', { name: 'action', value: action })}${words}</button>`;
}

function choice(name: string, values: readonly string[], chosen: string): string {
  const options = values.map(
    (value) => `${openTag('option', { value, selected: value === chosen || undefined })}${value}</option>`,
  );
  return `${openTag('select', { id: name, name })}${options.join('')}</select>`;
}
