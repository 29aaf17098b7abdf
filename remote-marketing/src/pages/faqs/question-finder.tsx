import { Button, onOwn } from '@little-arches/contracts/ui';
import { Link as LinkIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { QuestionItem } from '../../questions/question-item';
import { findQuestions, questions, topics } from '../../questions/questions';
import styles from './question-finder.module.css';

/** Renders all questions by topic with a search; each question has its own address. */
export function QuestionFinder() {
  const [search, setSearch] = useState('');
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const found = findQuestions(search);
  const location = useLocation();
  const asked = questions.find(({ id }) => location.hash === `#${id}`)?.id;

  // A link to a question clears a search that hides it. This runs while rendering, because hidden elements can't receive the focus.
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    if (asked) setSearch('');
  }

  // The button is removed with its container, so the focus moves.
  function showAll() {
    setSearch('');
    input.current?.focus();
  }

  return (
    <div className={`stack gap-7 ${styles.finder}`}>
      <form className={styles.search} onSubmit={onOwn((event) => event.preventDefault())}>
        <label htmlFor={inputId} className="bold">
          Search the questions
        </label>
        <input
          id={inputId}
          ref={input}
          type="search"
          className={styles.input}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          autoComplete="off"
        />
        <p role="status" className="quiet">
          {search.trim()
            ? `${found.length} of ${questions.length} questions`
            : `${questions.length} questions`}
        </p>
      </form>
      {found.length === 0 ? (
        <div className="stack">
          <p>{`No question has “${search.trim()}” in it. Try a shorter word, or see all questions.`}</p>
          <p>
            <Button look="quiet" onClick={showAll}>
              Show all questions
            </Button>
          </p>
        </div>
      ) : null}
      {topics.map((topic) => (
        <section
          key={topic}
          className={`stack gap-3 ${styles.topic}`}
          aria-label={topic}
          hidden={!found.some((question) => question.topic === topic)}
        >
          <h2 className={`text-xl ${styles.heading}`}>{topic}</h2>
          <div>
            {questions
              .filter((question) => question.topic === topic)
              .map((question) => (
                // Hidden and not removed, so that open answers stay open after the search is cleared.
                <div key={question.id} hidden={!found.includes(question)}>
                  <QuestionItem question={question}>
                    <p>
                      <Link to={{ hash: question.id }} className={styles.link}>
                        <LinkIcon aria-hidden="true" className={styles.icon} />
                        Link to this question
                      </Link>
                    </p>
                  </QuestionItem>
                </div>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
