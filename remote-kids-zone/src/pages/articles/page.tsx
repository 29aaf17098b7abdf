import type { PageArguments } from '@little-arches/contracts/remote';
import { Deferred } from '@little-arches/contracts/ui';
import { useLoaderData } from 'react-router-dom';
import { ForGrownUps } from '../../articles/for-grown-ups';
import {
  isPrerendering,
  type Listed,
  listArticles,
  useFreshArticles,
  useListedArticles,
} from '../../articles/fresh-articles';
import { fromAfar, type ListedArticle } from '../../articles/listed-article';
import { HeroDrawing } from '../../drawings/hero-drawing';
import { Zone } from '../../reading/zone';
import { ArticlesFailed } from './articles-failed';
import { ArticlesSkeleton } from './articles-skeleton';
import { NoArticles } from './no-articles';
import styles from './page.module.css';
import { Walk } from './walk';
import { STATIONS } from './walk-query';

export function loader({ host }: PageArguments) {
  const prerendered = isPrerendering();
  const articles = listArticles(host);
  return { articles: prerendered ? withoutFarSummaries(articles) : articles, prerendered };
}

async function withoutFarSummaries(articles: Listed): Promise<ListedArticle[]> {
  return (await articles).map((article, index) => (index < STATIONS ? article : fromAfar(article)));
}

export function Page() {
  const { articles, prerendered } = useLoaderData<typeof loader>();
  useFreshArticles(prerendered);
  useListedArticles(articles);
  return (
    <Zone>
      <header className={styles.hero}>
        <div className={`column ${styles.heroRow}`}>
          <div className={styles.heroText}>
            <h1>Kids Zone</h1>
            <p className={styles.lead}>
              You walk on them, you hide them in socks, and you hardly ever say thank you. Time to meet your
              feet!
            </p>
          </div>
          <HeroDrawing />
        </div>
      </header>
      <section className={`column ${styles.stories}`} aria-labelledby="stories">
        <h2 id="stories">Pick a story</h2>
        <Deferred resolve={articles} skeleton={<ArticlesSkeleton />} failed={<ArticlesFailed />}>
          {(loaded) => (loaded.length > 0 ? <Walk articles={loaded} /> : <NoArticles />)}
        </Deferred>
        <ForGrownUps />
      </section>
    </Zone>
  );
}
