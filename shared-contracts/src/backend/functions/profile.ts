import * as v from 'valibot';
import { parseShape } from '../parse-list';

/** The address of the signed-in person, whose profile is requested. */
export interface GetProfileWebsiteRequest {
  readonly email: string;
}

/** The answer of the profile function (specification, section 3); `data` is present with the status `success`. */
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
const profileSchema = v.object({
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
  parse: (answer: unknown): GetProfileWebsiteAnswer => parseShape('getProfileWebsite', profileSchema, answer),
} as const;
