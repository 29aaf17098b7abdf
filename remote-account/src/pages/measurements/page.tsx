import { type Backend, isBackendError, type Measurement } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { useHost } from '@little-arches/contracts/host';
import { notFound, type PageArguments } from '@little-arches/contracts/remote';
import { addresses, href } from '@little-arches/contracts/routes';
import { Deferred, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { type CalendarDay, type Child, today } from '@little-arches/contracts/values';
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { ageText } from '../../children/age';
import { fetchChild } from '../../children/child-backend';
import { useShownChild } from '../../children/use-shown-child';
import { MeasuredFeet } from '../../measurements/measured-feet';
import { fetchMeasurements } from '../../measurements/measurement-backend';
import { unawaited } from '../../unawaited';
import { GrowthCourse } from './growth-course';
import { MeasurementForm } from './measurement-form';
import { MeasurementList } from './measurement-list';
import styles from './page.module.css';

export function loader({ host, params }: PageArguments) {
  return { today: today(), measured: unawaited(fetchMeasured(host.backend, params.childId ?? '')) };
}

/** Reads a child and its measurements. Rejects with `notFound` for an unknown id. */
async function fetchMeasured(backend: Backend, childId: string) {
  const [child, measurements] = await Promise.all([
    fetchChild(backend, childId),
    fetchMeasurements(backend, childId),
  ]).catch((error: unknown) => {
    // The database refuses ids with a wrong format.
    if (isBackendError(error) && (error.status === 400 || error.status === 404))
      throw notFound('There is no such child in your account. The profile may have been deleted.');
    throw error;
  });
  return { child, measurements };
}

export function Page() {
  const { today, measured } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Feet measured by hand</h1>
      <Deferred resolve={measured} skeleton={<PageSkeleton />}>
        {({ child, measurements }) => <Measured child={child} measurements={measurements} today={today} />}
      </Deferred>
    </>
  );
}

function Measured({
  child,
  measurements,
  today,
}: {
  child: Child;
  measurements: readonly Measurement[];
  today: CalendarDay;
}) {
  const { announce } = useHost();
  const { revalidate } = useRevalidator();
  useShownChild(child.id);
  // Typed values stay until they are saved, even when a measurement is deleted meanwhile.
  const [saved, setSaved] = useState(0);
  const [newest] = measurements;
  const changed = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <>
      <p className={styles.whose}>{`${child.first_name}, ${ageText(child, today)}`}</p>
      {newest ? (
        <section className={styles.section} aria-labelledby="newest">
          <h2 id="newest">Size and shoes</h2>
          <MeasuredFeet child={child} measurement={newest} today={today} />
        </section>
      ) : null}
      <section className={styles.section} aria-labelledby="measure">
        <h2 id="measure">{newest ? 'Measure again' : 'Measure both feet'}</h2>
        <p>
          <Link to={`${addresses.start}#sheet`}>Print the measuring sheet</Link>, let your child stand on it,
          and read length and width in millimetres. In the evening feet are longest.
        </p>
        <div className={styles.form}>
          <MeasurementForm
            key={saved}
            child={child}
            today={today}
            onSaved={() => {
              setSaved(saved + 1);
              changed('The measurement is saved.');
            }}
          />
        </div>
      </section>
      <GrowthCourse child={child} measurements={measurements} />
      <MeasurementList measurements={measurements} onDeleted={() => changed('The measurement is deleted.')} />
      <p className={styles.soft}>{brand.disclaimer}</p>
      <p>
        <Link to={href('profile')}>Back to all children</Link>
      </p>
    </>
  );
}

function PageSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className={styles.skeleton} />
    </Skeleton>
  );
}
