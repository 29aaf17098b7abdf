import type { Page, World } from '../fixture/world';

const blank: Page = { path: '/', atop: '', inside: '', shows: '' };

/** A page of the fixture remote for one change. */
export const pageWith =
  (path: string, parts: Partial<Page>) =>
  ({ games }: World): void => {
    games.pages[`more${Object.keys(games.pages).length}`] = { ...blank, ...parts, path };
  };

/** The fixture's list of games becomes another one. */
export const listWith =
  (parts: Partial<Page>) =>
  ({ games }: World): void =>
    void Object.assign(games.pages.list ?? {}, parts);
