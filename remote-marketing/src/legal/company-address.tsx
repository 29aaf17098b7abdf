import { brand } from 'shared-contracts/company';
import { UnconfirmedNote } from '../claims/sample-note';

/** Who is behind a legal text, and how to reach them. */
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
