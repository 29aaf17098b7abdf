import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import type { DocumentSection } from '../../document/document-body';

/** The sections about data that people enter, by form. */
export const givenSections: readonly DocumentSection[] = [
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          We keep your first and last name, your email address, whether you are a parent or a pediatric
          professional, a group number that all accounts have, and which text you agreed to when you signed
          up, with the time. Your password is stored in a form that can’t be turned back into the password.
        </p>
        <p>
          To protect the account we also note when and from which network address somebody signs in. We email
          you to confirm your address and when you ask for a new password. Reminders are off until you switch
          them on in the settings; they contain first names and nothing that was measured. There is no
          newsletter.
        </p>
        <p>We need this to give you the account you asked for. In the law’s words: to fulfil a contract.</p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'The profile of a child',
    content: (
      <>
        <p>
          You create it, and you decide what is in it: a first name, month and year of birth, shoe size, one
          of eight drawings, and notes if you like. A nickname does as well. Please write into the notes only
          what you would want to find there later.
        </p>
        <p>
          When you tick off an exercise, we keep which one it was and the day, to show you the week. What is
          older than 400 days is deleted with the next tick.
        </p>
        <p>
          Children don’t need an account and can’t have one. In the Kids Zone we ask them nothing, not even
          their name.
        </p>
      </>
    ),
  },
  {
    id: 'scans',
    title: 'Scans of feet and gait',
    content: (
      <>
        <p>
          A scan is made in the phone app, when you start it. What reaches our server is measured values: for
          each foot length, width, height of the arch, the print’s shape, heel angle, and how the foot rolls.
          For the gait, which is the way a child walks: rhythm, step length, and direction of the toes. From
          them come a level, exercises, and a suggested insole. Our server keeps no film and no picture of
          your child.
        </p>
        <p>
          The app sends a scan with a code that you get under Scans, good for one scan and half an hour. We
          keep a fingerprint of it, and one of the network address of whoever tries a wrong code. The first is
          deleted with your next code after a day, the second with anybody’s next scan after an hour.
        </p>
        <p>
          If you share a scan by a link, whoever has the link sees that scan with first name and birth month,
          until it ends or you take it back. We keep when you made it and when it ends, and a fingerprint of
          the link, until you take it back, make another after its end, or delete the scan.
        </p>
        <p>
          Such values say something about a child’s health, and the law protects them more than other data. We
          hold them only with your permission. You give it as a parent or guardian when you start a scan; you
          take it back by deleting the child’s profile, and then for good in the settings.
        </p>
        <ul>
          <li>After signing in, you see the scans of your own account. No other account can.</li>
          <li>
            The few people who run our server look at a record only to mend a fault or because you asked for
            help.
          </li>
          <li>A scan’s values never stand in the address of a page, in a log or in the browser’s storage.</li>
          <li>
            We use them to show you your child’s results and for nothing else. Should we ever want to use them
            for something new, we would ask you first, and no would be a fine answer.
          </li>
          <li>
            The suggestions are made by a program. They decide nothing: you do. They are not a medical
            diagnosis.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Orders and card payment',
    content: (
      <>
        <p>
          Of an order we keep your email address, the name and address it goes to, the products and their shoe
          sizes, the price, the date, its state and the number of the payment. We need this to fulfil the
          contract. The carrier gets the name and the address; a mail service carries our mails about the
          order.
        </p>
        <p>
          The payment itself is done by Stripe (Stripe Payments Europe, Limited, Dublin, Ireland). Stripe’s
          program is loaded only when you open the checkout, not before. Your card number goes from your
          browser straight to Stripe; we never see it. Stripe also learns the amount, the number of the order,
          the address it goes to, your email address for the receipt, and technical facts about your device,
          and may set cookies of its own to spot fraud. It learns nothing about your child or your scans.
        </p>
        <p>
          Stripe also works in the United States, under rules the European Union has approved.{' '}
          <a href="https://stripe.com/privacy">Read Stripe’s own privacy policy</a>.
        </p>
      </>
    ),
  },
  {
    id: 'mails',
    title: 'Mails you ask for',
    content: (
      <>
        <p>
          If you want to hear when the app is out, we keep your email address. We write first to ask whether
          it was you, and without your answer we delete the address after seven days. With the mail you asked
          for we delete it too. Each of these mails ends with a link that stops them.
        </p>
        <p>
          For a day we also keep a scrambled form of the network address of whoever asked. If you say that it
          was not you, we remember that address for 30 days, so that nobody can enter it again. A mail service
          carries these mails. We need all this to send what you asked for, with your permission.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages you send us',
    content: (
      <>
        <p>
          From the <Link to={addresses.contactUs}>contact page</Link> we get your name, your email address and
          your text, and use them to answer you. We also keep a scrambled form of your network address, from
          which the address can’t be read, so that no program can flood us with messages.
        </p>
        <p>
          Please leave out health details and pictures of your child. If you have an account with this
          address, the messages are in the copy of your data, and are deleted with the account. Otherwise
          write to us for a copy, or to have one deleted.
        </p>
      </>
    ),
  },
];
