import { addresses, href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { FounderPortrait } from '../../team/founder-portrait';
import { type Founder, founders } from '../../team/founders';
import styles from './other-founder.module.css';

/** Renders the link to the other founder. */
export function OtherFounder({ than }: { than: Founder }) {
  const other = founders.find(({ slug }) => slug !== than.slug);
  if (!other) return null;
  return (
    <section className={`column stack gap-5 middle section ${styles.other}`} aria-labelledby="other">
      <div className={styles.portrait}>
        <FounderPortrait slug={other.slug} />
      </div>
      <div className="stack">
        <h2 id="other" className="text-xl">
          The other half of the arch
        </h2>
        <p>{`${other.name}: ${other.summary}`}</p>
        <p className="row">
          <ButtonLink
            to={href('teamMember', { name: other.slug })}
          >{`Get to know ${other.firstName}`}</ButtonLink>
          <ButtonLink to={addresses.team} look="quiet">
            Back to the team
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
