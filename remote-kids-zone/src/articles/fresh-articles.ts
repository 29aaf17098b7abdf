import { type Host, useHost } from '@little-arches/contracts/host';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fetchArticles } from './fetch-articles';
import { type Article, type ListedArticle, listed } from './listed-article';

/** Articles that a page has read again, for the next loader. */
const readAgain = new WeakMap<Host, Promise<Article[]>>();

/** The displayed list, for the loader that runs whenever a filter changes the address. */
const shown = new WeakMap<Host, Listed>();

/** Stories of the list; a prerendered page has them without a promise. */
export type Listed = Promise<ListedArticle[]> | readonly ListedArticle[];

/** Reads the stories for a loader. Returns the articles that a page has read again, if any. */
export function readArticles(host: Host): Promise<Article[]> {
  const read = readAgain.get(host);
  readAgain.delete(host);
  return read ?? fetchArticles(host);
}

/**
 * Returns the stories of the list. While the list is displayed, returns the displayed ones without another read. A
 * failure is handled by the page.
 */
export function listArticles(host: Host): Listed {
  const known = shown.get(host);
  if (known && !readAgain.has(host)) return known;
  const articles = readArticles(host).then((all) => all.map(listed));
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
      () => {
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
 * Reads the stories of a prerendered page again, because some may have been added or removed since the release. The
 * read finishes before the loader runs, so a failure keeps the displayed content.
 */
export function useFreshArticles(prerendered: boolean): void {
  const host = useHost();
  const { revalidate } = useRevalidator();
  // State of the first render: a filter may run the loader meanwhile, whose data isn't prerendered.
  const [wasPrerendered] = useState(prerendered);
  useEffect(() => {
    if (!wasPrerendered) return;
    let isLeft = false;
    const reading = fetchArticles(host);
    reading.then(
      () => {
        if (isLeft) return;
        readAgain.set(host, reading);
        void revalidate();
      },
      // `fetchArticles` has logged the failure, and the displayed content stays.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [wasPrerendered, host, revalidate]);
}
