import { brand } from '@little-arches/contracts/company';
import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Link } from 'react-router-dom';
import { Zone } from '../../reading/zone';
import { lessons } from './lessons';
import styles from './page.module.css';
import { StampsHere } from './stamps-here';

export function Page() {
  return (
    <Zone>
      <div className={`column ${styles.page}`}>
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
          <ul className={styles.lessons}>
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
