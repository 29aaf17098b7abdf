import { deliveryCountry, type saleTerms } from './sale-terms';

type DeliveryCode = (typeof saleTerms.countries)[number]['code'];

interface PostalCodes {
  readonly pattern: RegExp;
  readonly example: string;
  /**
   * Places with a code of the country in which its value-added tax does not apply (Directive 2006/112/EC, article 6;
   * Austria's UStG, section 10 (4)).
   */
  readonly elsewhere?: readonly (readonly [codes: RegExp, place: string])[];
}

const POSTAL_CODES: Readonly<Record<DeliveryCode, PostalCodes>> = {
  AT: {
    pattern: /^[1-9][0-9]{3}$/,
    example: '1010',
    elsewhere: [
      [/^6691$/, 'Jungholz'],
      [/^699[123]$/, 'the Kleinwalsertal'],
    ],
  },
  BE: { pattern: /^[1-9][0-9]{3}$/, example: '1000' },
  FR: {
    pattern: /^(0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}$/,
    example: '75001',
    elsewhere: [
      [/^980/, 'Monaco'],
      [/^9[78]/, 'the French overseas departments and territories'],
    ],
  },
  DE: {
    pattern: /^(0[1-9]|[1-9][0-9])[0-9]{3}$/,
    example: '10115',
    elsewhere: [
      [/^27498$/, 'Helgoland'],
      [/^78266$/, 'Büsingen'],
    ],
  },
  LU: { pattern: /^(L-)?[1-9][0-9]{3}$/i, example: '1009' },
  NL: { pattern: /^[1-9][0-9]{3} ?[A-Z]{2}$/i, example: '1012 AB' },
};

/**
 * Returns why nothing can be delivered to a postal code of a delivery country, as a sentence; undefined when it can,
 * and for any other country.
 */
export function postalCodeProblem(country: string, code: string): string | undefined {
  const known = deliveryCountry(country);
  if (!known) return undefined;
  const { pattern, example, elsewhere = [] } = POSTAL_CODES[known.code];
  if (!pattern.test(code)) return `Please check the postal code. In ${known.name} it looks like ${example}.`;
  const [, place] = elsewhere.find(([codes]) => codes.test(code)) ?? [];
  return place && `We can’t deliver to ${place}: other taxes apply there.`;
}
