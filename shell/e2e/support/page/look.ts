/** Returns status and headers of an address, without the body and without following redirects. */
export async function look(url: string): Promise<{ readonly status: number; readonly headers: Headers }> {
  const { status, headers, body } = await fetch(url, { redirect: 'manual' });
  // An unread body keeps its connection open, and with it the test process.
  await body?.cancel();
  return { status, headers };
}
