/** Milliseconds that anything a person waits for may take on a machine ten times busier. */
export const PATIENCE = 90_000;

/** Repeats a check until it no longer throws; after the patience it throws what the check threw last. */
export async function eventually(check: () => void | Promise<void>, patience = PATIENCE): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
