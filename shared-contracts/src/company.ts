// The company: its names, its terms of sale, what people agree to.

export { brand, documentTitle } from './company/brand';
export { CONSENT_TEXTS, type ConsentAudience, type ConsentText } from './company/consent-texts';
export { postalCodeProblem } from './company/postal-codes';
export { deliveryCountry, listCountries, saleTerms, taxWithin } from './company/sale-terms';
