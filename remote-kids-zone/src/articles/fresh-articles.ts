import type { Article, GetBlogWebsiteRequest } from '@little-arches/contracts/backend';
import { type Host, useHost } from '@little-arches/contracts/host';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fetchArticles } from './fetch-articles';
import { type ListedArticle, listed } from './listed-article';

/**
 * Articles that a page has read again, for its next loader run. `by` identifies the request, because another page's
 * loader may run in between.
 */
const readAgain = new WeakMap<Host, { readonly by: string; readonly articles: Promise<Article[]> }>();

/** The request with which the list is read again. */
export const SUMMARY_FIELDS: GetBlogWebsiteRequest = { for: 'list' };

/** The displayed list, for the loader that runs whenever a filter changes the address. */
const shown = new WeakMap<Host, Listed>();

/** Number of stories above which all their texts together are too large for one page. */
const MANY = 50;

/** Hosts whose list has shown that there are many stories. */
const hasMany = new WeakSet<Host>();

/** Stories of the list; a prerendered page has them without a promise. */
export type Listed = Promise<ListedArticle[]> | readonly ListedArticle[];

/**
 * Reads the stories for a loader. Returns the articles that the page has read again, if any. Otherwise reads every
 * story, or only those in `shows` when there are many.
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

/**
 * Returns the stories of the list. While the list is displayed, returns the displayed ones without another read. A
 * failure is handled by the page.
 */
export function listArticles(host: Host): Listed {
  const known = shown.get(host);
  if (known && !readAgain.has(host)) return known;
  const articles = readArticles(host, SUMMARY_FIELDS).then((all) => all.map(listed));
  // A failure before the page renders must not become an unhandled rejection.
  articles.catch(() => {});
  return articles;
}

/** Keeps the stories of the list for the loader while the list is displayed, unless they could not be read. */
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

/** Returns whether a loader runs for a page that is stored and hydrated later. */
export function isPrerendering(): boolean {
  return typeof window === 'undefined';
}

/**
 * Reads a prerendered page's data again, because stories may have been added or removed since the release. The read
 * finishes before the loader runs, so a failure keeps the displayed content. It requests only what the page
 * initially shows, because all stories with their texts are larger than the page.
 */
export function useFreshArticles(prerendered: boolean, shows: GetBlogWebsiteRequest): void {
  const host = useHost();
  const [asked] = useState(shows);
  const { revalidate } = useRevalidator();
  // State of the first render: a filter may run the loader meanwhile, whose data isn't prerendered.
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
      // `fetchArticles` has logged the failure, and the displayed content stays.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [wasPrerendered, host, asked, revalidate]);
}
