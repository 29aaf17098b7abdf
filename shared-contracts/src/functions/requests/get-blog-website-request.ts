import * as v from 'valibot';
import type { GetBlogWebsiteRequest } from '../get-blog-website';
import { noInput } from '../no-input';

/** What getBlogWebsite accepts: any JSON object, in which these two words must be right. */
export const getBlogWebsiteRequest: v.GenericSchema<unknown, GetBlogWebsiteRequest> = v.pipe(
  noInput,
  v.object({
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
    for: v.exactOptional(v.literal('list')),
  }),
);
