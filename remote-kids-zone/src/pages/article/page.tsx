import { brand } from '@little-arches/contracts/company';
import type { Host } from '@little-arches/contracts/host';
import { notFound, type PageArguments, type PageMeta } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { type ArticleInContext, findArticle } from '../../articles/article';
import { ArticleFacts } from '../../articles/article-facts';
import { isPrerendering, readArticles, useFreshArticles } from '../../articles/fresh-articles';
import { hrefOfTopic, topicKey } from '../../articles/topic';
import { Cover } from '../../drawings/cover';
import { Readable } from '../../reading/aloud/readable';
import { Zone } from '../../reading/zone';
import zone from '../../reading/zone.module.css';
import { fallbackMeta } from './fallback-meta';
import { Neighbours } from './neighbours';
import styles from './page.module.css';
import { StoryNotes } from './story-notes';
import { StoryText } from './story-text';

/** Waits for the story, because the page's title and its 404 status depend on it. */
export async function loader({ host, params }: PageArguments) {
  const { title = '' } = params;
  const found = findArticle(await readArticles(host), title);
  if (!found) throw notFound('This story is not in the Kids Zone. Maybe it has got a new name.');
  return { ...found, prerendered: isPrerendering() };
}

/** Returns one address for each story, for prerendering. */
export async function entries(host: Host) {
  return (await readArticles(host)).map(({ slug }) => ({ title: slug }));
}

/** Accepts undefined data, because the shell also calls it when the loader found no story. */
export function meta(data: ArticleInContext | undefined): PageMeta {
  if (!data) return fallbackMeta;
  const { title, summary, published_at } = data.article;
  return {
    title,
    description: summary,
    structuredData: {
      '@type': 'Article',
      headline: title,
      description: summary,
      datePublished: published_at,
      publisher: { '@type': 'Organization', name: brand.group },
    },
  };
}

export function Page() {
  const { article, newer, older, prerendered } = useLoaderData<typeof loader>();
  useFreshArticles(prerendered);
  return (
    <Zone>
      <div className={styles.page}>
        <Readable id={article.id}>
          <header className={zone.hero}>
            <div className={`column ${styles.heroRow}`}>
              <Link to={href('kidsZone')} className={styles.back}>
                <ArrowLeft size={22} aria-hidden="true" />
                All stories
              </Link>
              <div className={`stack start ${styles.heroText}`}>
                <Link to={hrefOfTopic(topicKey(article.category))} className={styles.topic}>
                  {article.category}
                </Link>
                <h1 data-aloud className={styles.title}>
                  {article.title}
                </h1>
                <p data-aloud className={`text-l ${styles.summary}`}>
                  {article.summary}
                </p>
                <ArticleFacts article={article} />
              </div>
              <div className={styles.cover}>
                <Cover name={article.cover} />
              </div>
            </div>
          </header>
          <div className={`column ${styles.body}`}>
            <StoryText article={article} />
          </div>
        </Readable>
        <div className={`column stack gap-6 ${styles.after}`}>
          <Neighbours newer={newer} older={older} />
          <ButtonLink to={href('kidsZone')} className={styles.all}>
            See all stories
          </ButtonLink>
          <StoryNotes article={article} />
        </div>
      </div>
    </Zone>
  );
}
