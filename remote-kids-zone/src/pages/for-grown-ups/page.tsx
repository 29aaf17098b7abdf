import { brand } from '@little-arches/contracts/company';
import { href } from '@little-arches/contracts/routes';
import { Button, ButtonLink } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clearChoices, useReadingChoices } from '../../reading/reading-choices';
import { Zone } from '../../reading/zone';
import { clearStamps, useStamps } from '../../stamps/stamp-book';
import { lessons } from './lessons';
import styles from './page.module.css';

export function Page() {
  return (
    <Zone>
      <div className={`column stack gap-7 ${styles.page}`}>
        <h1>The Kids Zone, for grown-ups</h1>
        <p className="text-l">
          Stories and games about feet, for children of six to eleven. No account, no advertisement, nothing
          to buy, and nothing about your child that leaves this device.
        </p>
        <section aria-labelledby="teaches" className="stack">
          <h2 id="teaches">What it teaches</h2>
          <p>
            How a foot is built, why feet differ, how to tell that shoes fit, and that moving barefoot is fun.
            Children learn that no foot is better than another, and to tell a grown-up when something hurts.
            What stands behind it:
          </p>
          <ul className={`stack gap-3 ${styles.lessons}`}>
            {lessons.map(({ says, source, url }) => (
              <li key={url}>
                <span>{says}</span> <a href={url}>{source}</a>
              </li>
            ))}
            <li>
              Uneven ground, balance beams and stepping stones help the muscles of foot and ankle (Oxford
              Health NHS, Flat feet).
            </li>
          </ul>
          <p>
            See a doctor when a foot hurts or is stiff, when only one is flat, or when your child sprains an
            ankle again and again (NHS Fife and childrensorthopaedics.co.uk, Flat feet). {brand.disclaimer}
          </p>
        </section>
        <section aria-labelledby="stores" className="stack">
          <h2 id="stores">What it stores</h2>
          <p>
            A story that was read and a game that was played get a stamp. This browser keeps their names, and
            how somebody likes to read (short stories, questions for two), without times, results or anything
            about your child; no server gets them, also when you are signed in. Reading aloud uses a voice of
            this device and never one that sends the text to a server. The balance game may feel the phone’s
            movements, if you allow it: only while it is played, and it keeps nothing.
          </p>
          <StampsHere />
        </section>
        <section aria-labelledby="leads" className="stack">
          <h2 id="leads">Where it leads</h2>
          <p>
            A link in a story to another website asks your child to fetch a grown-up first. How we treat data
            on the other pages is in our <Link to={href('privacy')}>privacy policy</Link>.
          </p>
        </section>
        <p>
          <ButtonLink to={href('kidsZone')}>Go to the Kids Zone</ButtonLink>
        </p>
      </div>
    </Zone>
  );
}

/** Renders what this device stores of the zone, and the button that removes it. */
function StampsHere() {
  const { read, played } = useStamps();
  const [cleared, setCleared] = useState(false);
  const choices = useReadingChoices();
  const isEmpty = read.length + played.length + choices.length === 0;

  function clear() {
    clearStamps();
    clearChoices();
    setCleared(true);
  }

  return (
    <div className={`row middle bold ${styles.stamps}`}>
      <p role="status">
        {isEmpty
          ? cleared
            ? 'Done. Nothing of the Kids Zone is left on this device.'
            : 'Nothing of the Kids Zone is on this device.'
          : `On this device: ${count(read.length, 'story', 'stories')} read, ${count(played.length, 'game', 'games')} played, ${count(choices.length, 'choice', 'choices')} of how to read.`}
      </p>
      {isEmpty ? null : (
        <Button look="quiet" onClick={clear}>
          Clear it all
        </Button>
      )}
    </div>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
