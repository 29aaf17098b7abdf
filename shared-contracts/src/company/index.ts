// The company: its names, its terms of sale, what people agree to.

export { brand, documentTitle } from './brand';
export { CONSENT_TEXTS } from './consent-texts';
export { postalCodeProblem } from './postal-codes';
export { deliveryCountry, listCountries, saleTerms, taxWithin } from './sale-terms';
