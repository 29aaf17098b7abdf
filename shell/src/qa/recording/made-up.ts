import { LEFT_OUT, MADE_UP_NAMES } from '@little-arches/contracts/formats/reports';

/** Replaces personal values: equal values have equal replacements, so that related values stay related. */
export interface MadeUp {
  id(value: string): string;
  email(value: string): string;
  firstName(value: string): string;
  /** Returns a moment of the year 2001 in ISO 8601; each further moment is a day earlier. */
  moment(value: string): string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Creates the made-up people of one recording. The values that they replace stay in memory. */
export function createMadeUp(): MadeUp {
  const counted = (make: (number: number, value: string) => string) => {
    const known = new Map<string, string>();
    return (value: string) => {
      const made = known.get(value) ?? make(known.size + 1, value);
      known.set(value, made);
      return made;
    };
  };
  const id = counted((number, value) => {
    if (UUID.test(value)) return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
    return value.startsWith('pi_') ? `pi_madeup${number}` : `made-up-${number}`;
  });
  return {
    id: (value) => {
      const [, intent] = /^(pi_[^_]+)_secret_/.exec(value) ?? [];
      return intent ? `${id(intent)}_secret_madeup` : id(value);
    },
    email: counted((number) => `person-${number}@family.example`),
    firstName: counted((number) => MADE_UP_NAMES[(number - 1) % MADE_UP_NAMES.length] ?? LEFT_OUT),
    moment: counted((number) => new Date(Date.UTC(2001, 11, 31 - number, 9)).toISOString()),
  };
}
