import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { Disclaimer } from '../../claims/disclaimer';
import { figures } from '../../claims/figures';
import type { DocumentSection } from '../../document/document-body';
import { Drawing } from '../../drawings/drawing';
import RisingFeet from '../../drawings/feet/rising-feet.svg?react';
import { Cite } from './cite';
import styles from './evidence.module.css';
import { FlatFeetByAge } from './flat-feet-by-age';
import { MeasuresOfStudies } from './measures-of-studies';
import { sources } from './sources';

const doctor: DocumentSection = {
  id: 'see-a-doctor',
  title: 'When to see a doctor',
  content: (
    <>
      <div className={styles.doctor}>
        <p>
          <strong>Don’t wait for the next scan, and don’t buy an insole first,</strong> if your child’s foot
        </p>
        <ul>
          <li>
            hurts <Cite id="nhs-fife" />
          </li>
          <li>
            is stiff <Cite id="childrens-orthopaedics" />
          </li>
          <li>
            is flat, and the other one isn’t <Cite id="nhs-fife" />
          </li>
          <li>
            is sprained again and again <Cite id="childrens-orthopaedics" />
          </li>
        </ul>
        <p>We add: when your child limps, or when a foot is no longer what it was.</p>
      </div>
    </>
  ),
};

const known: readonly DocumentSection[] = [
  {
    id: 'how-arches-develop',
    title: 'How arches develop with age',
    content: (
      <>
        <p>
          All typically developing children start with flexible flat feet. Flexible means not stiff. The arch
          on the inner side forms during the first ten years. <Cite id="uden-2017" />
        </p>
        <div className={styles.drawing}>
          <Drawing of={RisingFeet} />
        </div>
        <p>
          “Normal” is a misleading word here: at some ages a flat foot is what one expects. Nobody could name
          an age at which a foot has stopped changing. <Cite id="uden-2017" />
        </p>
        <FlatFeetByAge />
        <p>
          The numbers are from 835 children of three to six years whose feet were measured by laser while they
          stood. Fewer than 1 in 100 had a pathological flat foot, which means one with a disorder behind it.{' '}
          <Cite id="pfeiffer-2006" />
        </p>
        <p>
          The health service of Fife in Scotland writes that 96 of 100 children have normal arches by 14.{' '}
          <Cite id="nhs-fife" />
        </p>
      </>
    ),
  },
  {
    id: 'insoles',
    title: 'What is known about insoles',
    content: (
      <>
        <p>
          A Cochrane review looked at 16 trials with 1,058 children. It rates the certainty of what they found
          as very low to low. There is no agreement on whether to use insoles for children’s flat feet. A
          minority of flat feet hurts or limits walking. <Cite id="evans-2022" />
        </p>
        <p>
          Another review found that insoles may do some good for pain, posture, walking and function. It adds
          that the studies are few and differ a lot, so that one can’t be sure. <Cite id="dars-2018" />
        </p>
        <p>
          Of the 835 children above, 10 in 100 wore arch supports. More than 9 in 10 of the treatments were
          not needed. <Cite id="pfeiffer-2006" />
        </p>
        <blockquote>
          “Insoles or arch supports do not help the arches to develop.” <Cite id="nhs-fife" />
        </blockquote>
      </>
    ),
  },
  {
    id: 'moving',
    title: 'What helps and costs nothing',
    content: (
      <>
        <p>
          Walking on uneven ground, on balance beams and on stepping stones helps the muscles of foot and
          ankle. <Cite id="oxford-health" />
        </p>
        <p>
          <Link to={addresses.kidsZone}>Stories and games about feet</Link> are in the Kids Zone.
        </p>
      </>
    ),
  },
];

const unknown: readonly DocumentSection[] = [
  {
    id: 'not-known',
    title: 'What nobody knows yet',
    content: (
      <>
        <ul>
          <li>
            How flat a child’s foot should be at each age. <Cite id="uden-2017" />
          </li>
          <li>
            Where a flat foot begins. No definition is accepted everywhere. <Cite id="banwell-2018" />
          </li>
          <li>
            When to use insoles for flat feet. <Cite id="evans-2022" />
          </li>
        </ul>
        <p>
          {brand.product} says elsewhere that it expects improvement within {figures.improvement} and full
          correction in {figures.correction}, and recommends a scan every {figures.rescan}. These are the
          company’s own statements. None of the studies on this page shows them.
        </p>
        <Disclaimer />
      </>
    ),
  },
  {
    id: 'our-measure',
    title: 'What our arch index is',
    content: (
      <>
        <p>
          The arch index of a scan is the share that the middle third has in the area of the footprint,
          without toes. It is our own measure. It is none of those below, so their limits don’t hold for it,
          and we give no limit of our own.
        </p>
        <MeasuresOfStudies />
        <p>
          The limits are from a review of 27 studies that looks for measures one can rely on.{' '}
          <Cite id="banwell-2018" />
        </p>
      </>
    ),
  },
  {
    id: 'what-we-are-not',
    title: 'What the app and the insoles are not',
    content: (
      <>
        <ul>
          <li>The app is no medical device and makes no diagnosis. It measures and compares.</li>
          <li>The insoles are no medical device. They are not made to cure anything.</li>
          <li>A level that the app suggests is no prescription.</li>
          <li>Neither replaces somebody who examines your child.</li>
        </ul>
        <p>{brand.disclaimer}</p>
      </>
    ),
  },
  {
    id: 'literature',
    title: 'Literature',
    content: (
      <ol className={styles.literature}>
        {sources.map(({ id, text, address }) => (
          <li key={id} id={id}>
            <span>{text}</span> {address ? <a href={address}>{address.replace('https://', '')}</a> : null}
          </li>
        ))}
      </ol>
    ),
  },
];

/** All sections of the page; urgent advice comes first. */
export const sections: readonly DocumentSection[] = [doctor, ...known, ...unknown];
