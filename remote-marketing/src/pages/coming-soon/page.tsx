import type { PageArguments } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import { BookOpen, Footprints, Mail, Ruler, ShoppingBag } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { readAppCode } from '../../app/app-code';
import { askForApp } from '../../app/ask-for-app';
import { devices } from '../../app/devices';
import { PhoneCode } from '../../app/get-the-app';
import { TellMe } from '../../app/tell-me';
import { CheckList } from '../../check-list/check-list';
import { Drawing } from '../../drawings/drawing';
import ArchAtWork from '../../drawings/feet/arch-at-work.svg?react';
import { PageHead } from '../../page-head/page-head';
import styles from './page.module.css';

const ready = [
  {
    to: addresses.sizeGuide,
    title: 'Find the size',
    text: 'Measure your child’s feet with a sheet of paper.',
    Icon: Ruler,
  },
  {
    to: addresses.concept,
    title: 'Read the concept',
    text: 'How scan, exercises and insoles work together.',
    Icon: Footprints,
  },
  {
    to: addresses.kidsZone,
    title: 'Visit the Kids Zone',
    text: 'Stories and games about feet, to read together.',
    Icon: BookOpen,
  },
  {
    to: addresses.store,
    title: 'View the insoles',
    text: 'Four levels of support, if you want them.',
    Icon: ShoppingBag,
  },
  {
    to: addresses.contactUs,
    title: 'Write to us',
    text: 'Ask us for what you were looking for. A person answers.',
    Icon: Mail,
  },
];

export async function loader({ host }: PageArguments) {
  return { code: await readAppCode(host) };
}

export const action = askForApp;

export function Page() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="This part is still being built" drawing={<Drawing of={ArchAtWork} />}>
        <p>
          The phone app is what we are working on. We don’t name a day before we know it. We can tell you when
          it is out.
        </p>
      </PageHead>
      <section className={`column ${styles.needs}`} aria-labelledby="needs">
        <h2 id="needs" className={`text-xl ${styles.heading}`}>
          What the app will need
        </h2>
        <CheckList lines={devices} />
        {code ? <PhoneCode {...code} /> : null}
      </section>
      <TellMe />
      <section className={`column ${styles.ready}`} aria-labelledby="ready">
        <h2 id="ready" className={`text-xl ${styles.heading}`}>
          Ready for you today
        </h2>
        <ul className={styles.links}>
          {ready.map(({ to, title, text, Icon }) => (
            <li key={to} className={styles.item}>
              <Icon aria-hidden="true" className={styles.icon} />
              <div>
                <Link to={to} className={styles.link}>
                  {title}
                </Link>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
