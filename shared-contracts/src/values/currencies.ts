import * as v from 'valibot';

/** A currency with Stripe's rules for amounts. */
interface Currency {
  /** Decimals of an amount: `1234` with 2 is 12.34. */
  readonly digits: 0 | 2 | 3;
  /** Every amount is a multiple of this. */
  readonly step: 1 | 10 | 100;
  /** The smallest charge; equal to `step` if Stripe publishes none and converts to the account's own currency. */
  readonly least: number;
}

// docs.stripe.com/currencies, read on 2026-11-27. The migration `currencies` repeats this table for the database, and
// supabase/tests/currencies.test.ts compares the two.
const NO_DECIMALS = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf';
const TWO_DECIMALS =
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr jmd kes kgs khr kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah usd uyu uzs wst xcd xcg yer zar zmw';
/** Currencies charged in hundredths for compatibility, but only in whole units. */
const WHOLE_UNITS = 'isk ugx';
/** Currencies with three decimals, of which the card networks accept two: the last digit is 0. */
const THREE_DECIMALS = 'bhd jod kwd omr tnd';
const LEAST: Readonly<Record<string, number>> = {
  aed: 200,
  ars: 50,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  cop: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  idr: 50,
  ils: 50,
  inr: 50,
  jpy: 50,
  krw: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  php: 50,
  pln: 200,
  ron: 200,
  rub: 50,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
  zar: 50,
};

/** The currencies that the shop can charge, by ISO 4217 code in lower case. */
export const CURRENCIES: ReadonlyMap<string, Currency> = new Map([
  ...rows(NO_DECIMALS, 0, 1),
  ...rows(TWO_DECIMALS, 2, 1),
  ...rows(WHOLE_UNITS, 2, 100),
  ...rows(THREE_DECIMALS, 3, 10),
]);

/** Returns a currency by its code, in any case. Throws a RangeError for one that Stripe can't charge. */
export function currencyOf(code: string): Currency {
  const currency = CURRENCIES.get(code.toLowerCase());
  if (currency) return currency;
  throw new RangeError(`'${code}' is not a currency that the shop can charge.`);
}

/** Accepts the code of a currency that the shop can charge, in any case. */
export const currencySchema = v.pipe(
  v.string(),
  v.check((code) => CURRENCIES.has(code.toLowerCase()), 'This is not a currency that the shop can charge.'),
);

function rows(codes: string, digits: Currency['digits'], step: Currency['step']): [string, Currency][] {
  return codes.split(' ').map((code) => [code, { digits, step, least: LEAST[code] ?? step }]);
}
