/** Returns true when a request can't change anything: the data API reads in a transaction that refuses writes. */
export function isRead({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && new URL(url).pathname.startsWith('/rest/v1/');
}
