import { brand, listCountries, saleTerms } from '@little-arches/contracts/company';
import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { Disclaimer } from '../claims/disclaimer';
import { figures } from '../claims/figures';
import { UnconfirmedNote } from '../claims/sample-note';

const { group, product, email, disclaimer } = brand;
const { price, returnDays, returnPostage, deliveryDays } = saleTerms;
const { keptDays } = CHILD_LIMITS;

/** What several long texts name in braces: values by their names, elements with a capital letter. */
export const words = {
  ...figures,
  ...{ group, product, email, disclaimer, price, returnDays, returnPostage, deliveryDays, keptDays },
  countries: listCountries(),
  Disclaimer: <Disclaimer />,
  CompanyAddress: <CompanyAddress />,
};

/** Renders the company behind a legal text, with its contact details. */
function CompanyAddress() {
  return (
    <>
      <address>
        {brand.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          Email: <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </span>
        <span>
          Phone: <a href={brand.phoneHref}>{brand.phone}</a>
        </span>
      </address>
      <UnconfirmedNote what="address and phone are" />
    </>
  );
}
