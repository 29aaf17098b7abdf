/** Returns the data of one loader with its promises awaited. Rejects when one of them does. */
export async function settled(data: unknown): Promise<unknown> {
  const whole = await data;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole) || whole instanceof Response)
    return whole;
  return Object.fromEntries(
    await Promise.all(Object.entries(whole).map(async ([key, value]) => [key, await value])),
  );
}
