import { createBackendError } from 'shared-contracts/backend';

/** Rows of one answer of the data API, and how many it has of them in all. */
interface RowPage {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/**
 * Every row there is: one answer of the data API holds at most as many as its operator set. `ask` reads on after the
 * first `offset` rows. Rejects where rows came or went meanwhile, because one could then be missing.
 */
export async function readAllRows(ask: (offset: number) => Promise<RowPage>): Promise<unknown[]> {
  const { rows: first, total } = await ask(0);
  const rows = [...first];
  while (rows.length < total) {
    const next = await ask(rows.length);
    if (next.total !== total || next.rows.length === 0)
      throw createBackendError('Something was added or deleted meanwhile. Please try again.', 409);
    rows.push(...next.rows);
  }
  return rows;
}
