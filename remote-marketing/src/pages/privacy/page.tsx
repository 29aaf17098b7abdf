import { words } from '../../document/words';
import { LegalPage } from '../../legal/legal-page';
import { InBrowser } from './in-browser';
import { Keeping } from './keeping';
import text from './privacy.md';

const sections = text({ ...words, InBrowser: <InBrowser />, Keeping: <Keeping /> });

const gist = [
  'Nothing on this site tracks you. We show no advertising, sell no data, and set no cookies.',
  'Your child’s scans belong to your account. Our server hands them to nobody else, unless you share one by a link.',
  'The only outside service a page uses is Stripe, for the card payment at the checkout.',
  'You can download or delete everything in your account yourself, at any time.',
];

export function Page() {
  return (
    <LegalPage
      title="How we look after your data"
      lead="Data about a child’s feet is health data. Here is what we keep, why, for how long, and how you take it back."
      gist={gist}
      sections={sections}
      since={{ day: '2026-11-24', words: '24 November 2026' }}
    />
  );
}
