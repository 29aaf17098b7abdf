import type { PageArguments } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import { ButtonLink, Deferred, RetryButton } from '@little-arches/contracts/ui';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { ForGrownUps } from '../../articles/for-grown-ups';
import {
  isPrerendering,
  type Listed,
  listArticles,
  useFreshArticles,
  useListedArticles,
} from '../../articles/fresh-articles';
import { fromAfar, type ListedArticle } from '../../articles/listed-article';
import { Cover } from '../../drawings/cover';
import { HeroDrawing } from '../../drawings/hero-drawing';
import { Zone } from '../../reading/zone';
import zone from '../../reading/zone.module.css';
import { ArticlesSkeleton } from './articles-skeleton';
import empty from './no-articles.module.css';
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
      <header className={zone.hero}>
        <div className={`column ${styles.heroRow}`}>
          <div className={`stack gap-2 ${styles.heroText}`}>
            <h1>Kids Zone</h1>
            <p className={styles.lead}>
              You walk on them, you hide them in socks, and you hardly ever say thank you. Time to meet your
              feet!
            </p>
          </div>
          <HeroDrawing />
        </div>
      </header>
      <section className={`column stack gap-3 ${styles.stories}`} aria-labelledby="stories">
        <h2 id="stories">Pick a story</h2>
        <Deferred resolve={articles} skeleton={<ArticlesSkeleton />} failed={<ArticlesFailed />}>
          {(loaded) => (loaded.length > 0 ? <Walk articles={loaded} /> : <NoArticles />)}
        </Deferred>
        <ForGrownUps />
      </section>
    </Zone>
  );
}

/** Replaces the list when it could not be read. The cause is only logged, because it is meant for adults. */
function ArticlesFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={`stack ${empty.empty}`} role="alert">
      <div className={empty.drawing}>
        <Cover name="default" />
      </div>
      <p>Our stories tripped over a shoelace on their way to you.</p>
      <RetryButton look="quiet" onRetry={() => void revalidate()} busy={state === 'loading'} />
    </div>
  );
}

function NoArticles() {
  return (
    <div className={`stack ${empty.empty}`}>
      <div className={empty.drawing}>
        <Cover name="default" />
      </div>
      <h3>No stories yet</h3>
      <p>We are on their track! Our writers are still tying their shoes. Please come back soon.</p>
      <ButtonLink to={href('home')} look="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
