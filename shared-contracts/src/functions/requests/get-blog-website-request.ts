import * as v from 'valibot';
import type { GetBlogWebsiteRequest } from '../get-blog-website';
import { noInput } from '../no-input';

/** Schema of the request: any JSON object, in which these two fields must be valid. */
export const getBlogWebsiteRequest: v.GenericSchema<unknown, GetBlogWebsiteRequest> = v.pipe(
  noInput,
  v.object({
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
    for: v.exactOptional(v.literal('list')),
  }),
);
