import { STEP } from '@little-arches/kit/patience';

/** Repeats a check until it no longer throws. After one step's patience, throws its last error. */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + STEP;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
