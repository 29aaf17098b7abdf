import type { Host } from '@little-arches/contracts/host';
import { emailField } from '@little-arches/contracts/input';
import { formAction } from '@little-arches/contracts/ui';
import { type CalendarDay, today } from '@little-arches/contracts/values';
import * as v from 'valibot';
import type { Look } from '../../template/portrait';

/** A comment; `nestedReply` marks the reply to the previous one. */
export interface Comment {
  readonly author: string;
  readonly date: CalendarDay;
  readonly text: string;
  readonly img: Look;
  readonly nestedReply: boolean;
}

const samples: readonly Comment[] = [
  {
    author: 'Clara Ferreira',
    date: '2025-09-19',
    text: 'I moved our height chart down yesterday. Two children measured each other before I had put the hammer away.',
    img: { skin: 'skin', hair: 'long', hairColor: 'hair', shirt: 'coral', ground: 'teal-soft' },
    nestedReply: false,
  },
  {
    author: 'Noor Bakker',
    date: '2025-09-19',
    text: 'That is the best use of a hammer we have heard of. Tell us in a month whether it is still level!',
    img: { skin: 'deep-skin', hair: 'curls', hairColor: 'hair', shirt: 'sun', ground: 'coral-soft' },
    nestedReply: true,
  },
  {
    author: 'Milan Weber',
    date: '2025-09-23',
    text: 'How do you clean a chalk board in a practice? Ours would have to be wiped every evening.',
    img: { skin: 'skin', hair: 'short', hairColor: 'ginger', shirt: 'teal', ground: 'sun-soft' },
    nestedReply: false,
  },
];

const visitor: Look = { skin: 'skin', hair: 'bun', hairColor: 'teal', shirt: 'sun', ground: 'teal-soft' };

/** Comments written while this page is open, by host. They stay in this tab. */
const written = new WeakMap<Host, readonly Comment[]>();

/** Returns the sample's comments and those of this visit. */
export function commentsFor(host: Host): readonly Comment[] {
  return [...samples, ...(written.get(host) ?? [])];
}

/** Specification, section 5: the comment text may be empty. */
export const commentSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required.')),
  email: emailField,
  comment: v.pipe(v.string(), v.trim()),
});

/** Adds a comment to those of this visit. */
export const addComment = formAction(commentSchema, async ({ name, comment }, { host }) => {
  const added = { author: name, date: today(), text: comment, img: visitor, nestedReply: false };
  written.set(host, [...(written.get(host) ?? []), added]);
  return undefined;
});
