import type { Contract, Page, World } from '../fixture/world';

type Make = (world: World) => void;

/** Several changes as one. */
export const all =
  (...makes: readonly Make[]): Make =>
  (world) => {
    for (const make of makes) make(world);
  };

/** Parts of the games' list become these. */
export const listIs =
  (parts: Partial<Page>): Make =>
  ({ games }) =>
    void Object.assign(games.pages.list ?? {}, parts);

/** A statement in the component of the games' list. */
export const inList =
  (statement: string): Make =>
  ({ games: { pages } }) => {
    if (pages.list) pages.list.inside += `\n${statement}`;
  };

/** A statement of the module of the games' list. */
export const atopList =
  (statement: string): Make =>
  ({ games: { pages } }) => {
    if (pages.list) pages.list.atop += `\n${statement}`;
  };

/** An element in the games' list. */
export const shownInList =
  (element: string): Make =>
  ({ games: { pages } }) => {
    if (pages.list) pages.list.shows += element;
  };

/** A rule in the styles of the games' list. */
export const styleOfList =
  (rule: string): Make =>
  ({ games: { pages } }) => {
    if (pages.list) pages.list.styles += `\n${rule}`;
  };

/** One more page of the games. */
export const pageAt =
  (path: string, parts: Partial<Page> = {}): Make =>
  ({ games }) => {
    games.pages[`more${Object.keys(games.pages).length}`] = {
      path,
      atop: '',
      inside: '',
      shows: '',
      ...parts,
    };
  };

/** The contract of one package, or of several, changes. */
export const contractOf =
  (parts: readonly (keyof World)[], make: (contract: Contract) => void): Make =>
  (world) => {
    for (const part of parts) make(world[part].contract);
  };

/** The fields of an event in a contract become others, beside those that stay. */
export const fields =
  (event: string, changed: Record<string, string>) =>
  ({ events }: Contract): void => {
    const known = events[event];
    if (known) known.fields = { ...known.fields, ...changed };
  };

/** Items but one. */
export const without = (items: readonly string[], left: string): string[] =>
  items.filter((item) => item !== left);
