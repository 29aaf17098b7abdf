import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Link } from 'react-router-dom';
import styles from './together.module.css';

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

export function Together() {
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
