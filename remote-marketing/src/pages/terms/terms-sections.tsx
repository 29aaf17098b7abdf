import { brand } from '@little-arches/contracts/company';
import { addresses, siteFileAddresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { Disclaimer } from '../../claims/disclaimer';
import { figures } from '../../claims/figures';
import type { DocumentSection } from '../../document/document-body';
import { CompanyAddress } from '../../legal/company-address';
import { storeSections } from './store-sections';

const before: readonly DocumentSection[] = [
  {
    id: 'who',
    title: 'Who this is between',
    content: (
      <>
        <p>
          You, and {brand.group}, who make {brand.product}. These terms hold for the app, for this website and
          for what you order here.
        </p>
        <CompanyAddress />
      </>
    ),
  },
  {
    id: 'free',
    title: 'What you get, and what it costs',
    content: (
      <>
        <p>
          The app measures your child’s feet and gait, which is the way a child walks. It suggests exercises
          and, where support may help, a level of insoles. On this website you see the scans, compare them and
          look after the profiles of your children.
        </p>
        <p>
          All of this is free. No trial runs out, and we never ask for a card to open an account. Insoles are
          optional: nothing stops working if you don’t buy.
        </p>
      </>
    ),
  },
  {
    id: 'no-diagnosis',
    title: 'What a scan is not',
    content: (
      <>
        <p>
          A scan measures. It does not examine, diagnose or treat, and it can be wrong, as every measurement
          can. Don’t put off a visit to a doctor because of it. If your child is in pain, limps, or walks in a
          way that worries you, see a pediatric professional. Pediatric means: trained for children.
        </p>
        <p>
          We recommend a new scan every {figures.rescan}. We expect improvement within {figures.improvement}{' '}
          and full correction in {figures.correction}. That is what we expect, not what we guarantee.
        </p>
        <Disclaimer />
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <ul>
        <li>
          You are an adult, and you are a parent, a guardian or a pediatric professional. Children have no
          accounts.
        </li>
        <li>
          You create profiles only for children you are responsible for. Professionals need the permission of
          a child’s parents first.
        </li>
        <li>
          What you tell us about yourself is true. Keep your password to yourself, and write to us if somebody
          else may know it.
        </li>
        <li>
          You can end the account at any time in the <Link to={addresses.settings}>settings</Link>. That
          deletes everything in it. We can end it with 30 days’ notice by email, or at once if somebody
          misuses it badly; you still get your data.
        </li>
      </ul>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    content: (
      <>
        <p>
          Please don’t try to reach other people’s data, don’t disturb the site, and don’t have programs empty
          it. If you find a hole in our safety, tell us, and we will thank you.
        </p>
        <p>
          Texts and drawings are ours. You may print pages for yourself and your children. Your data is yours,
          and stays yours: see <Link to={addresses.privacy}>how we look after it</Link>.
        </p>
      </>
    ),
  },
];

const after: readonly DocumentSection[] = [
  {
    id: 'one-percent',
    title: `The ${figures.share} we give`,
    content: (
      <p>
        We pledge {figures.share} of gross sales to children’s education and clean water. It comes out of our
        share and adds nothing to your price. <Link to={addresses.ourPromise}>Read our promise</Link>.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    content: (
      <>
        <p>
          Without any limit we answer for harm to life, body and health, for what we do on purpose or through
          gross carelessness, and wherever the law on faulty products says so.
        </p>
        <p>
          For slight carelessness we answer only where we break a duty on which you could rely above all, and
          then for the damage one could foresee.
        </p>
        <p>
          We work to keep app and site running, but we can’t promise that they never stop. If we must close
          them, we tell you by email in time to download your data.
        </p>
      </>
    ),
  },
  {
    id: 'work-of-others',
    title: 'The work of others in this site',
    content: (
      <p>
        We build on software and a font that others give away. Their names and{' '}
        <a href={siteFileAddresses.thirdPartyNotices} type="text/plain">
          the licences of all of it
        </a>{' '}
        stand in one text.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    content: (
      <p>
        We write to the email address of your account at least 30 days before. If you don’t agree, you can end
        the account until then. For an order, the terms of the day you ordered hold.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    content: (
      <>
        <p>
          German law holds. If you live elsewhere, the protection that your own country’s law gives you as a
          buyer stays with you.
        </p>
        <p>
          Something is wrong? <Link to={addresses.contactUs}>Write to us</Link> first; most things end there.
          We don’t take part in proceedings before a consumer arbitration board, and are not obliged to. The
          courts are open to you.
        </p>
      </>
    ),
  },
];

/** The sections of the terms. */
export const termsSections: readonly DocumentSection[] = [...before, ...storeSections, ...after];
