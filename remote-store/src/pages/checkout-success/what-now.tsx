import { type Order, subjectOfPaidOrder } from '@little-arches/contracts/backend';
import { brand, saleTerms } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { addDays, formatDay, localDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import styles from './what-now.module.css';

/** Renders what follows a payment: the latest delivery day, the mail, how to begin wearing, and how to return. */
export function WhatNow({
  order,
  email,
}: {
  /** Undefined when the order can't be read, and without a session. */
  order: Order | undefined;
  /** Recipient of the order mail, if known. */
  email: string | undefined;
}) {
  return (
    <section className="stack" aria-labelledby="what-now">
      <h2 id="what-now" className="text-xl">
        What now
      </h2>
      <dl className={`stack ${styles.list}`}>
        <div>
          <dt>When it comes</dt>
          <dd>{`${arrival(order)} We write to you when it is on its way.`}</dd>
        </div>
        <div>
          <dt>A mail went to you</dt>
          <dd>{mailText(order, email)}</dd>
        </div>
        <div>
          <dt>Begin to wear them</dt>
          <dd>
            <ol className={styles.steps}>
              <li>Take the shoe’s own insole out, and lay ours in flat.</li>
              <li>Begin with an hour on the first day, and add a little each day.</li>
              <li>Ask your child how it feels. If a foot hurts, take them out and see a doctor.</li>
            </ol>
            <p className="quiet">{brand.disclaimer}</p>
          </dd>
        </div>
        <div>
          <dt>Send them back</dt>
          <dd>
            <span>{`You have ${saleTerms.returnDays} days after they have arrived, without a reason; ${saleTerms.returnPostage}. Write to`}</span>{' '}
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            {'. '}
            <Link to={`${addresses.terms}#changing-your-mind`}>How returning works</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function arrival(order: Order | undefined): string {
  const { deliveryDays } = saleTerms;
  if (!order) return `Within ${deliveryDays} days of your order, at the latest.`;
  return `On ${formatDay(addDays(localDay(order.created_at), deliveryDays))} at the latest.`;
}

function mailText(order: Order | undefined, email: string | undefined): string {
  const to = email ? `to ${email}` : 'to the address of your account';
  if (!order) return `It goes ${to}, with all of your order in it.`;
  const subject = `“${subjectOfPaidOrder(order.number)}”`;
  if (order.status !== 'paid') return `${subject} goes ${to} as soon as your order is confirmed.`;
  return `${subject}, ${to}. It may take some minutes. Nothing there? Look into the spam folder.`;
}
