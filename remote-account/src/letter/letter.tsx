import { birthOf, type ExerciseDone } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { LEVEL_NAMES, QrPicture } from '@little-arches/contracts/ui';
import {
  type CalendarDay,
  type Child,
  formatDay,
  LEVELS,
  localDay,
  type ReadyScan,
  scanDay,
} from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import { ageInMonths, ageInYears, ageText } from '../children/age';
import { DOCTOR_QUESTIONS, DOCTOR_SOURCES, evenness, verdictOf } from '../verdict/verdict';
import { doneText } from './done-text';
import { planFeet } from './feet-plan';
import { FeetToScale } from './feet-to-scale';
import styles from './letter.module.css';
import type { LetterLink } from './letter-link';
import { NoteList, NoteMark, notesOf } from './letter-notes';
import { LetterValues, usualFindings } from './letter-values';

/** The fields of a child that a letter contains. */
export type LetterChild = Pick<Child, 'first_name' | 'birth_month' | 'birth_year'> & {
  /** The practice's own reference of the child. */
  readonly reference?: string | null | undefined;
};

/** Boxes to tick; all share a line. */
const ANSWERS = '□\u00a0yes\u00a0\u00a0□\u00a0no';

/**
 * Renders the printed letter for the doctor: one sheet when both feet fit beside the text, otherwise two. The
 * sheets are laid out here, so that each one shows its page number in every browser.
 */
export function Letter({
  scan,
  child,
  before,
  from,
  done,
  link,
  today,
}: {
  scan: ReadyScan;
  child: LetterChild;
  before: ReadyScan | undefined;
  /** Sender: a practice or a parent. Undefined for visitors of a shared link. */
  from?: string | undefined;
  /** Ticks of the child. Without any, the exercises are called suggested: not ticked off is not left out. */
  done?: readonly ExerciseDone[] | undefined;
  link?: LetterLink | undefined;
  today: CalendarDay;
}) {
  const day = scanDay(scan);
  const months = ageInMonths(child, day);
  const verdict = verdictOf({
    name: child.first_name,
    years: ageInYears(child, day),
    level: scan.level,
    before: before?.level,
  });
  const notes = notesOf([verdict.finding, ...usualFindings(months), DOCTOR_SOURCES]);
  const plan = planFeet({ left: scan.left_foot, right: scan.right_foot });
  // With a link the drawing doesn't fit beside the text, even of small feet.
  const isOne = plan.isSmall && !link;
  const sheets = isOne ? 1 : 2;
  const feet = <FeetToScale plan={plan} />;
  return (
    <div hidden className={styles.letter} data-letter="">
      <Sheet number={1} of={sheets}>
        <Head child={child} day={day} from={from} today={today} />
        <p className={styles.verdict}>
          <span>{verdict.text}</span>
          <NoteMark notes={notes} finding={verdict.finding} />{' '}
          <span>
            {`Level ${scan.level}: ${LEVEL_NAMES[LEVELS[scan.level] ?? '0'].toLowerCase()}; the levels from 0 to 3 are the maker’s own.`}
          </span>
        </p>
        <LetterValues scan={scan} before={before} months={months} notes={notes} />
        <div className={isOne ? styles.besideFeet : styles.columns}>
          {isOne ? feet : null}
          <div className={styles.texts}>
            <ExerciseLines scan={scan} done={done?.length ? done : undefined} today={today} />
            <section>
              <h2>
                Asked at home
                <NoteMark notes={notes} finding={DOCTOR_SOURCES} />
              </h2>
              <ul>
                {DOCTOR_QUESTIONS.map((question) => (
                  <li key={question}>{`${question} ${ANSWERS}`}</li>
                ))}
              </ul>
              <p>{evenness(scan.left_foot.arch_index, scan.right_foot.arch_index)}</p>
            </section>
            {link ? <LinkCode link={link} /> : null}
            {isOne ? <Notes /> : null}
          </div>
        </div>
        {scan.note ? <p className={styles.note}>{`Note on this scan: ${scan.note}`}</p> : null}
        {isOne ? null : <Notes />}
        <p className={styles.small}>
          {`Measured by a program from pictures that a parent or a practice took with the ${brand.product} phone app. ${brand.disclaimer}`}
        </p>
        <NoteList notes={notes} />
      </Sheet>
      {isOne ? null : (
        <Sheet number={2} of={sheets}>
          <p className={styles.again}>
            {`${child.first_name}, born ${birthOf(child)}${child.reference ? `, ${child.reference}` : ''}. Scan of ${formatDay(day)}.`}
          </p>
          {feet}
        </Sheet>
      )}
    </div>
  );
}

/** Renders empty space for handwritten notes. */
function Notes() {
  return (
    <section className={styles.notes}>
      <h2>Notes</h2>
    </section>
  );
}

function Sheet({ number, of, children }: { number: number; of: number; children: ReactNode }) {
  return (
    <section className={styles.sheet}>
      {children}
      <p className={styles.page}>{`Page ${number} of ${of}`}</p>
    </section>
  );
}

function Head({
  child,
  day,
  from,
  today,
}: {
  child: LetterChild;
  day: CalendarDay;
  from: string | undefined;
  today: CalendarDay;
}) {
  const facts = [
    ['Child', child.first_name],
    ['Born', birthOf(child)],
    ...(child.reference ? [['Reference', child.reference]] : []),
    ['Scanned', `${formatDay(day)}, at ${ageText(child, day)}`],
    ['Printed', formatDay(today)],
  ];
  return (
    <header className={styles.head}>
      <p className={styles.brand}>{brand.product}</p>
      <p className={styles.title}>Foot scan, for the doctor</p>
      {from ? <p className={styles.from}>{from}</p> : null}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function ExerciseLines({
  scan,
  done,
  today,
}: {
  scan: ReadyScan;
  done: readonly ExerciseDone[] | undefined;
  today: CalendarDay;
}) {
  return (
    <section>
      <h2>{done ? 'Exercises done' : 'Exercises suggested'}</h2>
      {scan.exercises.length === 0 ? (
        <p>None suggested.</p>
      ) : (
        <ul>
          {scan.exercises.map(({ title, frequency }) => (
            <li key={title}>
              {done
                ? `${title} (${frequency}): ${doneText(title, done, scanDay(scan), today)}`
                : `${title}: ${frequency}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkCode({ link: { code, address, expires_at } }: { link: LetterLink }) {
  return (
    <section className={styles.link}>
      {code ? (
        <div className={styles.code}>
          <QrPicture code={code} label="Opens this scan online" />
        </div>
      ) : null}
      <p>
        <span>{`This scan online, until ${formatDay(localDay(expires_at))}: `}</span>
        <span className={styles.address}>{address}</span>
      </p>
    </section>
  );
}
