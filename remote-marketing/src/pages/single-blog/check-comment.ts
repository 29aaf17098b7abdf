/** What a person writes into the comment form. */
export interface CommentFields {
  readonly name: string;
  readonly email: string;
  readonly comment: string;
}

/** Why a field can't be taken (specification, section 5); the comment itself may stay empty. */
export function checkComment({ name, email }: CommentFields): Partial<Record<'name' | 'email', string>> {
  return {
    ...(name.trim() === '' && { name: 'Name is required.' }),
    ...(email.trim() === '' && { email: 'Email is required.' }),
  };
}
