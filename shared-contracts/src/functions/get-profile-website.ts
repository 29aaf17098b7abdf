import * as v from 'valibot';
import { parseShape } from '../parse-list';

/** Whose profile is wanted: the address of the signed-in person. */
export interface GetProfileWebsiteRequest {
  readonly email: string;
}

/** A profile as the function answers it (specification, section 3); `data` comes with the status `success`. */
export interface GetProfileWebsiteAnswer {
  readonly status: string;
  readonly message?: string | null | undefined;
  readonly data?: ProfileData | null | undefined;
}

/** The person behind an account. */
interface ProfileData {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly group_id?: string | number | null | undefined;
  readonly role?: string | null | undefined;
}

const name = v.nullish(v.string());
const answerSchema = v.object({
  status: v.string(),
  message: v.nullish(v.string()),
  data: v.nullish(
    v.object({
      first_name: name,
      last_name: name,
      group_id: v.nullish(v.union([v.string(), v.number()])),
      role: v.nullish(v.string()),
    }),
  ),
});

/** Reads the profile of the signed-in person (specification, section 7). */
export const getProfileWebsite = {
  name: 'getProfileWebsite',
  parse: (answer: unknown): GetProfileWebsiteAnswer => parseShape('getProfileWebsite', answerSchema, answer),
} as const;
