import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { QuestionItem } from '../../questions/question-item';
import { questions } from '../../questions/questions';
import styles from './common-questions.module.css';

const shown = [
  'is-the-app-free',
  'for-which-children',
  'are-flat-feet-normal',
  'is-this-a-diagnosis',
  'when-will-we-see-a-change',
  'who-sees-the-scans',
];

export function CommonQuestions() {
  return (
    <section className="section" aria-labelledby="questions">
      <div className={`column stack gap-5 ${styles.split}`}>
        <div className="stack top">
          <h2 id="questions">What parents ask us</h2>
          <p>
            <Link to={addresses.faqs}>Read all questions and answers</Link>
          </p>
        </div>
        <div>
          {questions
            .filter(({ id }) => shown.includes(id))
            .map((question) => (
              <QuestionItem key={question.id} question={question} name="common-questions" />
            ))}
        </div>
      </div>
    </section>
  );
}
