import { addresses } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import { QuestionArch } from '../../drawings/question-arch';
import { PageHead } from '../../page-head/page-head';
import styles from './page.module.css';
import { QuestionFinder } from './question-finder';

export function Page() {
  return (
    <>
      <PageHead title="Questions and answers" drawing={<QuestionArch />} small>
        <p>Short answers to what parents and professionals ask us most.</p>
      </PageHead>
      <div className={`column ${styles.page}`}>
        <QuestionFinder />
        <section className={styles.more} aria-labelledby="more">
          <h2 id="more" className={styles.heading}>
            Your question isn’t here?
          </h2>
          <p>Ask us. We answer by email.</p>
          <p>
            <ButtonLink to={addresses.contactUs}>Write to us</ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}
