import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Article, GetBlogWebsiteRequest } from 'shared-contracts/backend';
import { type Host, useHost } from 'shared-contracts/host';
import { fetchArticles } from './fetch-articles';
import { type ListedArticle, listed } from './listed-article';

/** What a page has read again, for the loader that it then runs. Another page's loader may come between. */
const readAgain = new WeakMap<Host, { readonly by: string; readonly articles: Promise<Article[]> }>();

/** What the list requests when it is read again. */
export const FOR_LIST: GetBlogWebsiteRequest = { for: 'list' };

/** What the list shows, for the loader that runs whenever a filter changes the address. */
const shown = new WeakMap<Host, Listed>();

/** From here on, all stories with their texts are much more than a page. */
const MANY = 50;

/** Where the list has shown that there are many stories. */
const hasMany = new WeakSet<Host>();

/** Stories of the list; a prerendered page has them without a promise. */
export type Listed = Promise<ListedArticle[]> | readonly ListedArticle[];

/**
 * Reads every story, for a loader; where its page has read again what it shows, that, and where there are many, only
 * what it shows.
 */
export function readArticles(host: Host, shows: GetBlogWebsiteRequest = {}): Promise<Article[]> {
  const read = takeReadAgain(host, shows);
  readAgain.delete(host);
  return read ?? fetchArticles(host, hasMany.has(host) ? shows : {});
}

function takeReadAgain(host: Host, shows: GetBlogWebsiteRequest): Promise<Article[]> | undefined {
  const read = readAgain.get(host);
  return read?.by === JSON.stringify(shows) ? read.articles : undefined;
}

/** Reads every story for the list; while the list is shown, what it shows. Its failure is for the page to show. */
export function listArticles(host: Host): Listed {
  const known = shown.get(host);
  if (known && !readAgain.has(host)) return known;
  const articles = readArticles(host, FOR_LIST).then((all) => all.map(listed));
  // One that comes before the page renders must not count as unhandled.
  articles.catch(() => {});
  return articles;
}

/** Keeps what the list shows while it is shown, unless it could not be read. */
export function useListedArticles(articles: Listed): void {
  const host = useHost();
  useEffect(() => {
    let isLeft = false;
    Promise.resolve(articles).then(
      ({ length }) => {
        if (length > MANY) hasMany.add(host);
        if (!isLeft) shown.set(host, articles);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      shown.delete(host);
    };
  }, [host, articles]);
}

/** Whether a loader runs for a page that is stored and hydrated later. */
export function isPrerendering(): boolean {
  return typeof window === 'undefined';
}

/**
 * Loads a prerendered page's data again: stories may have come or gone since the release. They are read
 * before the loader runs, so that what is on the page stays where reading fails. Requests what the page
 * shows, as it was when the page came: every story with its texts is more than the page itself.
 */
export function useFreshArticles(prerendered: boolean, shows: GetBlogWebsiteRequest): void {
  const host = useHost();
  const [asked] = useState(shows);
  const { revalidate } = useRevalidator();
  // Of the page as it came: a filter runs the loader in the meantime, whose data isn't prerendered.
  const [wasPrerendered] = useState(prerendered);
  useEffect(() => {
    if (!wasPrerendered) return;
    let isLeft = false;
    const reading = fetchArticles(host, asked);
    reading.then(
      () => {
        if (isLeft) return;
        readAgain.set(host, { by: JSON.stringify(asked), articles: reading });
        void revalidate();
      },
      // Reported, and the page can be read as it is.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [wasPrerendered, host, asked, revalidate]);
}
