/** A page's call to its backend, as in @little-arches/contracts/testing. */
export interface HttpCall {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string;
}

/** The answer to a call, as there. */
export type HttpAnswer =
  | { readonly status: number; readonly body: unknown; readonly range?: string }
  | 'unreachable'
  | 'never';
