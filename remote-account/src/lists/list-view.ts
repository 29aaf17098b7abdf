import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** Choices of a list by their names in the address; an empty value means no choice. */
export type Choices = Readonly<Record<string, string | number>>;

/**
 * The state of a list. Choices are in the address, so that Back undoes them and links can include them. Names of
 * children are in `state` of the history, because addresses end up in screenshots and logs.
 */
export interface ListView {
  readonly query: URLSearchParams;
  readonly state: unknown;
  /** Returns the link to the first page with these choices added to the current ones. */
  readonly choose: (choices: Choices) => ViewLink;
  /** Shows the first page of the list with another state. */
  readonly changeState: (state: unknown) => void;
}

export interface ViewLink {
  readonly to: string;
  readonly state: unknown;
  readonly preventScrollReset: true;
}

/** Returns the view of the list on the current page. */
export function useListView(): ListView {
  const { pathname, ...here } = useLocation();
  const navigate = useNavigate();
  // A pending navigation is shown at once, because the address changes only after the loader has run.
  const { location: next } = useNavigation();
  const { search: shown, state } = next?.pathname === pathname ? next : here;
  const query = new URLSearchParams(shown);

  return {
    query,
    state,
    choose: (choices) => ({
      to: pathname + searchWith(query, choices),
      state,
      preventScrollReset: true,
    }),
    changeState: (state) =>
      void navigate(pathname + searchWith(query, {}), { preventScrollReset: true, state }),
  };
}

function searchWith(query: URLSearchParams, choices: Choices): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: '', ...choices })) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** Returns the value of `name` in the address when it is one of `values`; otherwise the first value. */
export function choiceOf<Value extends string>(
  { query }: ListView,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const given = query.get(name);
  return values.find((value) => value === given) ?? values[0];
}

/** Upper limit of a page number, so that row numbers stay within the integers of the database. */
const MOST_PAGES = 1_000_000;

export function pageNumber({ query }: Pick<ListView, 'query'>): number {
  return Math.min(MOST_PAGES, Math.max(1, Math.floor(Number(query.get('page'))) || 1));
}

export const PAGE_ROWS = 25;

/**
 * Returns the number of the found page, from 1, and the number of pages. A page beyond the end counts as the last
 * one.
 */
export function pagesOf(found: { readonly total: number; readonly from: number } | undefined) {
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / PAGE_ROWS));
  return { page: Math.floor((found?.from ?? 0) / PAGE_ROWS) + 1, pages };
}
