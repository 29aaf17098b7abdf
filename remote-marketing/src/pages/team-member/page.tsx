import { brand } from '@little-arches/contracts/company';
import { notFound, type PageArguments, type PageMeta } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumb } from '../../page-head/breadcrumb';
import { breadcrumbList } from '../../page-head/breadcrumb-list';
import { FounderPortrait } from '../../team/founder-portrait';
import { type Founder, findFounder, founders } from '../../team/founders';
import styles from './meeting.module.css';
import { OtherFounder } from './other-founder';
import { Profile } from './profile';

interface FounderData {
  readonly founder: Founder;
  readonly siteUrl: string;
}

const above = [
  { to: addresses.home, title: 'Home' },
  { to: addresses.team, title: 'Team' },
];

export function loader({ host, params }: PageArguments): FounderData {
  const founder = findFounder(params.name);
  if (!founder) throw notFound('Nobody of that name belongs to our team.');
  return { founder, siteUrl: host.config.siteUrl };
}

/** Returns one address for each founder, for prerendering. */
export async function entries() {
  return founders.map(({ slug }) => ({ name: slug }));
}

export function meta({ founder, siteUrl }: FounderData): PageMeta {
  return {
    title: founder.name,
    description: `${founder.role} of ${brand.product}. ${founder.summary}`,
    structuredData: breadcrumbList(siteUrl, above, founder.name),
  };
}

export function Page() {
  const { founder } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb above={above} page={founder.name} />
      <Meeting founder={founder} />
      <Profile founder={founder} />
      <OtherFounder than={founder} />
    </>
  );
}

/** Renders a founder's portrait, quote and story. */
function Meeting({ founder: { slug, name, role, quote, story } }: { founder: Founder }) {
  return (
    <header className={`column ${styles.meeting}`}>
      <div className={styles.portrait}>
        <FounderPortrait slug={slug} />
      </div>
      <div className="stack">
        <div>
          <h1>{name}</h1>
          <p className={styles.role}>{role}</p>
        </div>
        <blockquote className={styles.quote}>
          <p>{`“${quote}”`}</p>
        </blockquote>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </header>
  );
}
