import { saleTerms } from '@little-arches/contracts/company';
import { siteFileAddresses } from '@little-arches/contracts/routes';
import { LegalPage } from '../../document/legal-page';
import { words } from '../../document/words';
import text from './terms.md';

const sections = text({
  ...words,
  Licences: (
    <a href={siteFileAddresses.thirdPartyNotices} type="text/plain">
      the licences of all of it
    </a>
  ),
});

const gist = [
  'The app and your account are free. There is no trial that runs out, and no obligation to buy.',
  'A scan is not a medical diagnosis. If something worries you, talk to a pediatric professional.',
  'The total in the cart is what you pay. Nothing is added on the way.',
  `You can send insoles back within ${saleTerms.returnDays} days, without giving a reason.`,
];

export function Page() {
  return (
    <LegalPage
      title="What we agree on"
      lead="The terms for the app, your account and the store, in words you don’t need a lawyer for."
      gist={gist}
      sections={sections}
      since={{ day: '2026-11-23', words: '23 November 2026' }}
    />
  );
}
