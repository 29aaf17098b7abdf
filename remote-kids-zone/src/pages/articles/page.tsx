import { useLoaderData } from 'react-router-dom';
import type { Article } from 'shared-contracts/functions/get-blog-website';
import type { PageArguments } from 'shared-contracts/remote';
import { Deferred } from 'shared-contracts/ui/deferred';
import { ForGrownUps } from '../../articles/for-grown-ups';
import { isPrerendering, readArticles, useFreshArticles } from '../../articles/fresh-articles';
import { topicKey, topicsOf } from '../../articles/topic';
import { HeroDrawing } from '../../drawings/hero-drawing';
import { ArticleCard } from './article-card';
import { ArticlesFailed } from './articles-failed';
import { ArticlesSkeleton } from './articles-skeleton';
import { NoArticles } from './no-articles';
import styles from './page.module.css';
import { TopicButtons } from './topic-buttons';
import { useTopic } from './use-topic';

export function loader({ host }: PageArguments) {
  const articles = readArticles(host);
  // The page shows a failure; one that comes before it renders must not count as unhandled.
  articles.catch(() => {});
  return { articles, prerendered: isPrerendering() };
}

export function Page() {
  const { articles, prerendered } = useLoaderData<typeof loader>();
  useFreshArticles(prerendered);
  return (
    <>
      <header className={styles.hero}>
        <div className={`column ${styles.heroRow}`}>
          <div className={styles.heroText}>
            <h1>Kids Zone</h1>
            <p className={styles.lead}>
              You walk on them, you hide them in socks, and you hardly ever say thank you. Time to meet your
              feet!
            </p>
          </div>
          <div className={styles.heroDrawing}>
            <HeroDrawing />
          </div>
        </div>
      </header>
      <section className={`column ${styles.stories}`} aria-labelledby="stories">
        <h2 id="stories">Pick a story</h2>
        <Deferred resolve={articles} skeleton={<ArticlesSkeleton />} failed={<ArticlesFailed />}>
          {(loaded) => (loaded.length > 0 ? <ArticleList articles={loaded} /> : <NoArticles />)}
        </Deferred>
        <ForGrownUps />
      </section>
    </>
  );
}

function ArticleList({ articles }: { articles: readonly Article[] }) {
  const [asked, choose] = useTopic();
  const topics = topicsOf(articles);
  const topic = topics.find(({ key }) => key === asked);
  const shown = topic ? articles.filter(({ category }) => topicKey(category) === topic.key) : articles;
  const newest = articles[0];
  const count = shown.length === 1 ? '1 story' : `${shown.length} stories`;
  return (
    <>
      <TopicButtons topics={topics} chosen={topic?.key ?? null} onChoose={choose} />
      <p role="status" className={styles.count}>
        {topic ? `${count} about “${topic.name}”` : count}
      </p>
      <ul className={styles.list}>
        {shown.map((article, index) => (
          <li key={article.id} className={index === 0 ? styles.first : undefined}>
            <ArticleCard article={article} featured={index === 0} newest={article === newest} />
          </li>
        ))}
      </ul>
    </>
  );
}
