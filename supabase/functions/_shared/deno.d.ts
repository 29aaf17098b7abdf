/** The part of Deno that the functions use; undefined when Node hosts them. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(
    handler: (request: Request, connection: { remoteAddr: { hostname: string } }) => Promise<Response>,
  ): unknown;
};
