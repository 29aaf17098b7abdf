import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import type { DocumentSection } from '../../document/document-body';
import { CompanyAddress } from '../../legal/company-address';
import { givenSections } from './given-sections';
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
          When something in a page fails, and when you leave it, the page tells our server what failed and how
          fast it was, so that we can put that right. It says which part of our site that was, but not who you
          are or what you did there.
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
        <p>We set no cookies. Your browser’s own storage holds what the site can’t work without:</p>
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

/** The sections of the privacy page. */
export const privacySections: readonly DocumentSection[] = [...before, ...givenSections, keeping, ...after];
