import { Link } from 'react-router-dom';
import { brand } from 'shared-contracts/brand';
import { addresses } from 'shared-contracts/routes';
import type { DocumentSection } from '../../document/document-body';
import { CompanyAddress } from '../../legal/company-address';
import { keeping } from './keeping';

const before: readonly DocumentSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    content: (
      <>
        <p>
          {brand.group} decides what happens to the data on this site and answers for it. The law, the
          European General Data Protection Regulation (GDPR), calls this the controller.
        </p>
        <CompanyAddress />
      </>
    ),
  },
  {
    id: 'looking-around',
    title: 'When you only look around',
    content: (
      <>
        <p>
          You can read every public page, visit the <Link to={addresses.kidsZone}>Kids Zone</Link> and fill a
          cart without an account. We don’t follow you or try to find out who you are. Letters, drawings and
          programs of the pages all come from our own server.
        </p>
        <p>
          When you leave a page, it tells our server how fast it was and whether a part of it failed, so that
          we can put that right. It doesn’t say which page, who you are, or what you did there: all of it is
          added up, and no single visit is kept.
        </p>
        <p>
          As with every website, your device sends its network address (IP address) when it asks for a page,
          or the page could not be sent back. We use it to answer and to fend off attacks, and never connect
          it with your child’s data. The law allows this because a site can’t be run safely without it.
        </p>
        <p>
          The signs of social networks are plain links. Those networks learn of your visit only when you
          follow one.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    content: (
      <>
        <p>
          We set no cookies, but for one at times: while we try a new version of a part of the site, it says
          whether you have the new one or the old one. It is the same for thousands of people and ends when
          you close your browser. Your browser’s own storage holds what the site can’t work without:
        </p>
        <dl>
          <div>
            <dt>Your sign-in</dt>
            <dd>Who you are on this device, until you log out. Only there if you signed in.</dd>
          </div>
          <div>
            <dt>Your cart</dt>
            <dd>The products in it, until you remove them or the order is paid.</dd>
          </div>
          <div>
            <dt>The number of a payment</dt>
            <dd>
              From the moment you pay until the result is shown; up to five of payments that were not
              finished.
            </dd>
          </div>
        </dl>
        <p>
          Nothing about your children is stored in the browser. And because nothing here needs your
          permission, no banner asks for it.
        </p>
      </>
    ),
  },
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
          you to confirm your address and when you ask for a new password. There is no newsletter.
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
          take it back by deleting the child’s profile.
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
          Please leave out health details and pictures of your child. Messages are not part of your account:
          if you want a copy or want one deleted, write to us.
        </p>
      </>
    ),
  },
];

const after: readonly DocumentSection[] = [
  {
    id: 'helpers',
    title: 'Who works for us',
    content: (
      <>
        <p>
          Our database, the sign-in and our emails run on the computers of companies that specialise in this.
          They work on our instructions, are bound by contract to keep everything secret, and may use nothing
          for themselves. Ask us, and we tell you which companies these are and where their computers stand.
        </p>
        <p>
          Nobody else gets data: no advertisers, no data traders, no insurers, no schools. The one exception
          is a court or an authority that by law may demand it.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask of us',
    content: (
      <>
        <p>Two things you can do yourself, at once, without asking anybody:</p>
        <ul>
          <li>
            <Link to={addresses.settings}>Download everything in your account</Link> as one file.
          </li>
          <li>
            Delete a child with all scans under <Link to={addresses.profiles}>Profiles</Link>, or the whole
            account in the <Link to={addresses.settings}>settings</Link>.
          </li>
        </ul>
        <p>
          You can also have wrong data corrected, have us stop using data while a question about it is open,
          object to a use, and take back a permission for the future. Write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>; it costs nothing, and we answer within a month.
        </p>
        <p>
          If you are not content with our answer, you can complain to a data protection authority: the one
          where you live, or ours, the Berlin Commissioner for Data Protection and Freedom of Information.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep data safe',
    content: (
      <>
        <p>
          Everything travels encrypted, which means that nobody on the way can read it. The database itself
          checks with each request that you get your own records only. Payments are confirmed between Stripe’s
          server and ours, not by your browser.
        </p>
        <p>
          Should data ever get into wrong hands, we tell the authority within 72 hours, and you without delay
          if it can harm you or your child.
        </p>
      </>
    ),
  },
  {
    id: 'report-a-weakness',
    title: 'If you find a weakness',
    content: (
      <>
        <p>
          Nobody builds without mistakes. If you think that somebody could get at data here that is not
          theirs, write to <a href={`mailto:${brand.email}`}>{brand.email}</a> and say what you did and what
          you saw. We answer within three working days, tell you what comes of it, and name you with our
          thanks if you like.
        </p>
        <p>
          Try it with an account of your own. Stop as soon as you see data of others, keep none of it, and
          leave us the time to mend it before you tell the world. Who does that has nothing to fear from us.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When this text changes',
    content: (
      <p>
        The day at the top tells since when it holds. Before a change that touches data about your child, we
        write to the email address of your account.
      </p>
    ),
  },
];

/** The text of the privacy page. */
export const privacySections: readonly DocumentSection[] = [...before, keeping, ...after];
