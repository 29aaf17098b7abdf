/** A request filters by a regular expression, whose comparison with one row may take for ever. */
export class ExpressionRefused extends Error {
  override readonly name = 'ExpressionRefused';
}

const OPERATOR = String.raw`i?match(\((any|all)\))?\.`;
/** `notes=not.match.a` */
const FILTER = new RegExp(`^(not\\.)*${OPERATOR}`);
/** `(first_name.eq.Kim,notes.match.a)`; what is in quotes there counts too. */
const IN_TREE = new RegExp(`\\.${OPERATOR}`);
const TREE = /(^|\.)(and|or)$/;

/** Returns whether a request to the data API has a filter with `match` or `imatch`. */
export function filtersByExpression(url: string): boolean {
  return [...new URL(url).searchParams].some(([key, value]) =>
    (TREE.test(key) ? IN_TREE : FILTER).test(value),
  );
}
