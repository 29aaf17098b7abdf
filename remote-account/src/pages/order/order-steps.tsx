import type { Order } from '@little-arches/contracts/backend';
import { saleTerms } from '@little-arches/contracts/company';
import { href } from '@little-arches/contracts/routes';
import { localDay } from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Day } from '../../day';
import { moneyOf, shippedWord } from '../../orders/order-state';
import styles from './order-steps.module.css';

interface Step {
  readonly name: string;
  readonly done: boolean;
  readonly text: ReactNode;
}

/** Renders the past steps of an order and the next one. */
export function OrderSteps({ order }: { order: Order }) {
  return (
    <ol className={styles.steps}>
      {stepsOf(order).map(({ name, done, text }) => (
        <li key={name} className={done ? styles.done : styles.open}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(order: Order): Step[] {
  const { status, created_at: made, refunded_amount: refunded, total } = order;
  const ordered: Step = { name: 'Ordered', done: true, text: <Day of={localDay(made)} /> };
  if (status === 'pending' || status === 'failed') return [ordered, unpaid(order)];
  const steps = [ordered, { name: 'Paid', done: true, text: moneyOf(order, total) }];
  if (status !== 'refunded' || order.shipped_at) steps.push(shipping(order));
  if (refunded > 0)
    steps.push({
      name: status === 'refunded' ? 'Refunded' : 'Refunded in part',
      done: true,
      text: `${moneyOf(order, refunded)}, to what you paid with. Banks take some days to show it.`,
    });
  return steps;
}

function unpaid({ status }: Order): Step {
  return {
    name: status === 'failed' ? 'Payment failed' : 'Payment not finished',
    done: false,
    text: (
      <span>
        Nothing was charged. Your cart is where you left it:{' '}
        <Link to={href('checkout')}>to the checkout</Link>.
      </span>
    ),
  };
}

function shipping(order: Order): Step {
  const { shipped_at: shipped, carrier, tracking } = order;
  if (!shipped)
    return {
      name: 'Being packed',
      done: false,
      text: `We write to you when it is on its way. It arrives within ${saleTerms.deliveryDays} days of your order.`,
    };
  const word = shippedWord(order);
  return {
    name: word,
    done: true,
    text: (
      <span>
        {word === 'Shipped' ? 'On' : 'Since'} <Day of={localDay(shipped)} />
        <span>{carrier ? `, with ${carrier}. ` : '. '}</span>
        {tracking ? (
          <a href={tracking} rel="noopener noreferrer" target="_blank">
            Follow your parcel
          </a>
        ) : null}
      </span>
    ),
  };
}
