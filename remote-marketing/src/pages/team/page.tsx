import { addresses, href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Link } from 'react-router-dom';
import { UnconfirmedNote } from '../../claims/sample-note';
import TwoUnderOneArch from '../../drawings/arches/two-under-one-arch.svg?react';
import { Drawing } from '../../drawings/drawing';
import { PageHead } from '../../page-head/page-head';
import { FounderPortrait } from '../../team/founder-portrait';
import { founders } from '../../team/founders';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHead
        title={'A\u00a0doctor, an\u00a0engineer, one\u00a0arch'}
        drawing={<Drawing of={TwoUnderOneArch} />}
      >
        <p>An arch stands because two halves lean on each other. So does this company.</p>
      </PageHead>
      <FounderList />
      <Together />
    </>
  );
}

function FounderList() {
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

const rules = [
  {
    rule: 'Both have to say yes',
    meaning:
      'A clever program that doesn’t help a child is not built. A good idea that can’t be measured honestly has to wait.',
  },
  {
    rule: 'No word that a parent must look up',
    meaning: 'If it needs Latin, it is not finished.',
  },
  {
    rule: 'What we don’t know, we say',
    meaning: 'Then we name somebody who may know: most often a pediatric professional near you.',
  },
];

function Together() {
  return (
    <section className={styles.band} aria-labelledby="together">
      <div className={`column stack gap-6 ${styles.together}`}>
        <div className="stack top">
          <h2 id="together">How we decide</h2>
          <p>
            Three rules between the two of us. What follows from them for you is in{' '}
            <Link to={addresses.ourPromise}>our promise</Link>.
          </p>
          <p>
            <ButtonLink to={addresses.contactUs}>Write to us</ButtonLink>
          </p>
        </div>
        <dl className={`stack gap-5 ${styles.rules}`}>
          {rules.map(({ rule, meaning }) => (
            <div key={rule}>
              <dt>{rule}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
