import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** Choices of a list by the name they have in the address; an empty one is none. */
export type Choices = Readonly<Record<string, string | number>>;

/**
 * What of a list is shown. Choices are in the address, so that Back undoes them and a link leads to them.
 * What names a child is in `state` of the history, because addresses end in screenshots and logs.
 */
export interface ListView {
  readonly query: URLSearchParams;
  readonly state: unknown;
  /** What a link needs that makes these choices beside the others, on the first page. */
  readonly choose: (choices: Choices) => ViewLink;
  /** Shows the first page of the list with another state. */
  readonly changeState: (state: unknown) => void;
}

/** Props of a link to another view of the same list. */
export interface ViewLink {
  readonly to: string;
  readonly state: unknown;
  readonly preventScrollReset: true;
}

/** The view of the list on the current page, to be changed by links. */
export function useListView(): ListView {
  const { pathname, ...here } = useLocation();
  const navigate = useNavigate();
  // What is on its way shows at once: the address changes only after the loader has run again.
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

/** What the address says about `name`, where it is one of `values`; else the first of them. */
export function choiceOf<Value extends string>(
  { query }: ListView,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const given = query.get(name);
  return values.find((value) => value === given) ?? values[0];
}

/** The page of a list that the address names, from 1. */
export function pageNumber({ query }: ListView): number {
  return Math.max(1, Math.floor(Number(query.get('page'))) || 1);
}

/** Rows on one page. */
export const PAGE_ROWS = 25;

/** Which page was found, from 1, and how many there are. A page that the list doesn't have is its last. */
export function pagesOf(found: { readonly total: number; readonly from: number } | undefined) {
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / PAGE_ROWS));
  return { page: Math.floor((found?.from ?? 0) / PAGE_ROWS) + 1, pages };
}
