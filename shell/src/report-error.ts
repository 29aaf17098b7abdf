/** Where an error came from. */
export interface ErrorSource {
  readonly remote: string;
  readonly version: string;
  readonly compositionId: string;
}

/**
 * The site's one reporter: everything that fails, in whichever part, ends here. It must never be given
 * personal data or a token.
 */
export function reportError(error: unknown, source: ErrorSource): void {
  console.error(`[${source.remote} ${source.version}, composition ${source.compositionId}]`, error);
}
