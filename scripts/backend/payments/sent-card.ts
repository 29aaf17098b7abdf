import { digitsOf, findProblem, TEST_CARDS } from './forms/card-rules';
import { StripeRefusal } from './stripe-refusal';

/** A card as sent: digits in any grouping, expiry as numbers. */
export type Card = { number: string; month: number; year: number; cvc: string };

/** Returns the card of a confirmation; undefined when there is none. */
export function cardOf(parameters: URLSearchParams): Card | undefined {
  const read = (name: string) => parameters.get(`payment_method_data[card][${name}]`) ?? '';
  if (!read('number')) return undefined;
  return {
    number: read('number'),
    month: Number(read('exp_month')),
    year: Number(read('exp_year')),
    cvc: read('cvc'),
  };
}

/** Refuses a card that no bank could have issued, with Stripe's message. */
export function refuseWrongCard(card: Card): void {
  const refuse = (code: string, param: string, message: string): never => {
    throw new StripeRefusal(402, { type: 'card_error', code, param, message });
  };
  if (!(digitsOf(card.number) in TEST_CARDS))
    refuse('incorrect_number', 'number', 'Your card number is incorrect.');
  const expiry = `${String(card.month).padStart(2, '0')}${String(card.year % 100).padStart(2, '0')}`;
  const problem = findProblem('expiry', expiry);
  if (problem?.code === 'invalid_expiry_month') {
    refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (problem) refuse('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  if (findProblem('cvc', card.cvc)) refuse('invalid_cvc', 'cvc', "Your card's security code is invalid.");
}
