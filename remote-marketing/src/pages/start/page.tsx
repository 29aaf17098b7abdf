import { brand } from '@little-arches/contracts/company';
import { useSession } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink, PrintButton } from '@little-arches/contracts/ui';
import { Link } from 'react-router-dom';
import { askForApp } from '../../app/ask-for-app';
import { TellMe } from '../../app/tell-me';
import { CheckList } from '../../check-list/check-list';
import { Drawing } from '../../drawings/drawing';
import ArchAtWork from '../../drawings/feet/arch-at-work.svg?react';
import { PageHead } from '../../page-head/page-head';
import { MeasuringSheet } from './measuring-sheet';
import styles from './page.module.css';

export const action = askForApp;

const gets = [
  'The EU size of both feet, and what your child needs next',
  'Whether the shoes still fit, and when to look again',
  'The course of growth, from the second measurement on',
  'An exercise of the day, and stories and games in the Kids Zone',
] as const;

const measuring = [
  'Print the sheet on A4 or Letter paper, at 100% (“actual size”). Hold a ruler to its bar: it must be 100 mm.',
  'Fold it at the heel line, and lay the fold at a wall.',
  'Your child stands barefoot on it, heel at the wall, the inner side of the foot along the middle line.',
  'Mark the longest toe, and the widest place at the outer side, with an upright pen. Then the other foot.',
  'Read both marks in millimetres, and type them in.',
] as const;

export function Page() {
  return (
    <div className={styles.page}>
      <PageHead title="Start without the app" drawing={<Drawing of={ArchAtWork} />} small>
        <p>
          The app is coming soon. With a sheet of paper you can begin today: size, growth and a shoe check,
          free of charge.
        </p>
        <Begin />
      </PageHead>
      <section className={`column ${styles.section}`} aria-labelledby="gets">
        <h2 id="gets" className={styles.heading}>
          What you get at once
        </h2>
        <CheckList lines={gets} />
        <p>
          By hand we know length and width. Level, arch and gait come with the app’s scan, so we say nothing
          of them before.
        </p>
        <p className={styles.small}>{brand.disclaimer}</p>
      </section>
      <section className={`column ${styles.section} ${styles.measure}`} aria-labelledby="sheet">
        <div className={styles.how}>
          <h2 id="sheet" className={styles.heading}>
            The measuring sheet
          </h2>
          <ol className={styles.steps}>
            {measuring.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div>
            <PrintButton>Print the sheet</PrintButton>
          </div>
          <p className={styles.small}>
            Of this page only the sheet is printed. It is for feet up to 230 mm; measure longer ones with a
            ruler.
          </p>
        </div>
        <MeasuringSheet />
      </section>
      <TellMe />
    </div>
  );
}

/** Renders the next step: an account for visitors, the children's page for signed-in people. */
function Begin() {
  const { status } = useSession();
  return (
    <p className={styles.actions}>
      {status === 'authenticated' ? (
        <ButtonLink to={addresses.profile}>Go to your children</ButtonLink>
      ) : (
        <ButtonLink to={addresses.signUp}>Create a free account</ButtonLink>
      )}
      <Link to="#sheet" className={styles.link}>
        See the measuring sheet
      </Link>
    </p>
  );
}
