/** The part of Deno the functions use; it is undefined where they are hosted by Node. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(
    handler: (request: Request, connection: { remoteAddr: { hostname: string } }) => Promise<Response>,
  ): unknown;
};
