const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/;

/** Returns true when a request comes from the site itself, or not from a page. */
export function isOwnOrigin(origin: string | null, siteOrigin: string): boolean {
  return (
    !origin || origin === siteOrigin || (URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname))
  );
}

/** Returns the response to a refused request, with a sentence. */
export function refuse(status: number, message: string, origin: string | null): Response {
  return answer(JSON.stringify({ message }), status, origin);
}

/** Returns a response of the report receiver; `origin` may read it. */
export function answer(
  body: string | null,
  status: number,
  origin: string | null,
  type = 'application/json',
): Response {
  return new Response(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'origin',
      ...(body !== null && { 'content-type': `${type}; charset=utf-8` }),
      ...(origin && {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      }),
    },
  });
}
