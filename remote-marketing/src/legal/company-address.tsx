import { brand } from '@little-arches/contracts/company';
import { UnconfirmedNote } from '../claims/sample-note';

/** Renders the company behind a legal text, with its contact details. */
export function CompanyAddress() {
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
