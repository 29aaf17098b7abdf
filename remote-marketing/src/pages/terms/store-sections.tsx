import { brand, listCountries, saleTerms } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import type { DocumentSection } from '../../document/document-body';

/** The sections of the terms about buying. */
export const storeSections: readonly DocumentSection[] = [
  {
    id: 'ordering',
    title: 'Ordering and paying',
    content: (
      <>
        <p>
          Anybody can look around in the <Link to={addresses.store}>store</Link>. To pay you sign in, so that
          the order is kept in your profile. Prices are {saleTerms.price}, and the total in the cart is what
          you pay: we add nothing for delivery. You choose the shoe size of each pair; the{' '}
          <Link to={addresses.sizeGuide}>size guide</Link> helps to measure.
        </p>
        <p>
          With “Pay Now” you order. You pay by card, through Stripe. The contract stands once{' '}
          <Link to={addresses.orders}>your orders</Link> show the order as paid. If the payment fails, there
          is no contract and nothing is charged.
        </p>
        <p>
          Should a price on the site be plainly wrong, we tell you, and you choose between the right price and
          your money back.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    content: (
      <p>
        We deliver to {listCountries()}. You tell us the address at the checkout, and we write to the email
        address of your account when your order is paid and when it is on its way. It arrives within{' '}
        {saleTerms.deliveryDays} days of your order. If it doesn’t, you can give us a last short date and,
        when that passes too, have your money back.
      </p>
    ),
  },
  {
    id: 'changing-your-mind',
    title: 'Changing your mind',
    content: (
      <>
        <p>
          You can withdraw from an order within {saleTerms.returnDays} days after the insoles have arrived,
          without giving a reason. A message to <a href={`mailto:${brand.email}`}>{brand.email}</a> or a
          letter is enough, sent before these days are over. For example:
        </p>
        <blockquote>
          <p>
            I withdraw from my order of (insoles), ordered on (day), arrived on (day). My name, my address,
            the email of my account, today’s date.
          </p>
        </blockquote>
        <p>
          Send the insoles back within 14 days of that message; {saleTerms.returnPostage}. You get back all
          you paid, to the card you paid with, within 14 days of your message. We may wait until the insoles
          or a proof of posting are here.
        </p>
        <p>
          Let your child try them on at home, as in a shop. If they were worn for longer than that needs, we
          may keep what they have lost in value.
        </p>
      </>
    ),
  },
  {
    id: 'faults',
    title: 'If something is wrong with the insoles',
    content: (
      <p>
        If they arrive faulty, or turn out to be within two years, tell us. You can choose: we repair them or
        send new ones, at our cost. If that fails, you get your money back or a part of it. This is your right
        by law, and nothing on this page makes it smaller.
      </p>
    ),
  },
];
