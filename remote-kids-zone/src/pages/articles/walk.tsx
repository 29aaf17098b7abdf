import { useHydrated } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { useLocation } from 'react-router-dom';
import { agesIn } from '../../articles/ages';
import { hrefOfArticle } from '../../articles/article';
import type { ListedArticle } from '../../articles/listed-article';
import { topicsOf } from '../../articles/topic';
import { useStamps } from '../../stamps/stamp-book';
import { Station } from './station';
import styles from './walk.module.css';
import { WalkFilters } from './walk-filters';
import { parseWalkQuery, STATIONS, searchOf, storiesFor, type WalkQuery } from './walk-query';

/** Renders the stories as stations of a path, newest first, filtered by the address. */
export function Walk({ articles }: { articles: readonly ListedArticle[] }) {
  const query = useWalkQuery();
  const stamps = useStamps();
  const topics = topicsOf(articles);
  const topic = topics.find(({ key }) => key === query.topic);
  // A topic without stories existed earlier, so all stories are shown.
  const asked = { ...query, topic: topic?.key };
  const stories = storiesFor(articles, asked);
  const shown = stories.slice(0, Math.max(STATIONS, query.stations ?? 0));
  const rest = stories.slice(shown.length);
  return (
    <>
      <WalkFilters query={asked} topics={topics} ages={agesIn(articles)} />
      <p role="status" className={`soft bold ${styles.count}`}>
        {sayCount(stories.length, { ...asked, topic: topic?.name })}
      </p>
      {stories.length === 0 ? (
        <ButtonLink to={addresses.kidsZone} look="quiet" className={styles.more}>
          Show all stories
        </ButtonLink>
      ) : null}
      <ol className={`stack unmarked ${styles.walk}`}>
        {shown.map((article, index) => (
          <li key={article.id} className={styles.station}>
            <Station
              article={article}
              number={index + 1}
              newest={article === articles[0]}
              read={stamps.read.includes(article.id)}
              played={article.activities.some((key) => stamps.played.includes(key))}
            />
            <Trail />
          </li>
        ))}
      </ol>
      {rest.length > 0 ? (
        <>
          <ButtonLink
            to={addresses.kidsZone + searchOf({ ...asked, stations: shown.length + STATIONS })}
            look="quiet"
            className={`${styles.more} ${styles.scripted}`}
          >
            Walk on
          </ButtonLink>
          <noscript>
            <ol start={shown.length + 1} className={`stack gap-2 ${styles.rest}`}>
              {rest.map((article) => (
                <li key={article.id}>
                  <a href={hrefOfArticle(article)}>{article.title}</a>
                </li>
              ))}
            </ol>
          </noscript>
        </>
      ) : null}
    </>
  );
}

/**
 * Returns the filters in the address. The page was prerendered without a query, so the first render ignores it too.
 */
function useWalkQuery(): WalkQuery {
  const { search } = useLocation();
  return parseWalkQuery(useHydrated() ? search : '');
}

function sayCount(count: number, { topic, age, words }: WalkQuery): string {
  const stories = count === 0 ? 'No story' : count === 1 ? '1 story' : `${count} stories`;
  return [
    stories,
    topic && `about “${topic}”`,
    age !== undefined && `for age ${age}`,
    words && `with “${words}”`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Outline of the wet print of a left foot, 110 by 170, toes up. */
const PRINT =
  'M15 68C13 46 38 38 62 45C88 52 98 72 92 94C87 111 82 122 80 138C77 170 38 172 34 142C31 124 38 112 31 98C24 88 16 82 15 68ZM10 24a16 19 0 1 0 32 0a16 19 0 1 0 -32 0M41.5 20a10.5 13 0 1 0 21 0a10.5 13 0 1 0 -21 0M61.5 26a9.5 12 0 1 0 19 0a9.5 12 0 1 0 -19 0M77.5 37a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0 -17 0M89.5 52a7.5 9 0 1 0 15 0a7.5 9 0 1 0 -15 0';

/** Renders two footprints from one station to the next. */
function Trail() {
  return (
    <svg viewBox="0 0 260 350" className={styles.trail} aria-hidden="true">
      <path d={PRINT} transform="translate(0 180)" />
      <path d={PRINT} transform="translate(260) scale(-1 1)" />
    </svg>
  );
}
