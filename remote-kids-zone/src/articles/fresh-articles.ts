import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Article } from 'shared-contracts/functions/get-blog-website';
import { type Host, useHost } from 'shared-contracts/host';
import { fetchArticles } from './fetch-articles';

/** What a page has read again, for the loader that it then runs. */
const readAgain = new WeakMap<Host, Promise<Article[]>>();

/** Reads every story, for a loader. */
export function readArticles(host: Host): Promise<Article[]> {
  const read = readAgain.get(host) ?? fetchArticles(host);
  readAgain.delete(host);
  return read;
}

/** Whether a loader runs for a page that is stored and hydrated later. */
export function isPrerendering(): boolean {
  return typeof window === 'undefined';
}

/**
 * Loads a prerendered page's data again: stories may have come or gone since the release. They are read before the
 * loader runs, so that what is on the page stays where reading fails.
 */
export function useFreshArticles(prerendered: boolean): void {
  const host = useHost();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!prerendered) return;
    let isLeft = false;
    const reading = fetchArticles(host);
    reading.then(
      () => {
        if (isLeft) return;
        readAgain.set(host, reading);
        void revalidate();
      },
      // Reported, and the page can be read as it is.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [prerendered, host, revalidate]);
}
