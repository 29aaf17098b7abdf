import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { UnconfirmedNote } from '../../claims/sample-note';
import { FounderPortrait } from '../../team/founder-portrait';
import { founders } from '../../team/founders';
import styles from './founder-list.module.css';

export function FounderList() {
  return (
    <section className="section" aria-labelledby="founders">
      <div className="column">
        <h2 id="founders">Our co-founders</h2>
        <UnconfirmedNote what="both people are" />
        <ul className={styles.founders}>
          {founders.map(({ slug, name, firstName, role, summary }) => (
            <li key={slug} className={styles.founder}>
              <div className={styles.portrait}>
                <FounderPortrait slug={slug} />
              </div>
              <div className="stack gap-3">
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                <p>{summary}</p>
                <p>
                  <ButtonLink to={href('teamMember', { name: slug })} look="quiet">
                    {`Get to know ${firstName}`}
                  </ButtonLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
