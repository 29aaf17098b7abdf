import { brand } from '@little-arches/contracts/company';
import { Play } from 'lucide-react';
import { Counter } from '../../behaviours/counter';
import { type Clip, VideoPopup } from '../../behaviours/video-popup';
import { DrawingSheet } from '../../drawings/drawing-sheet';
import { SideFoot, sideFoot } from '../../drawings/feet/side-foot';
import { SampleBar } from '../../template/sample-bar';
import { approach, counters } from './content';
import mp4 from './our-approach.mp4';
import captions from './our-approach.vtt';
import webm from './our-approach.webm';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <SampleBar page="Service Details" />
      <header className={`column ${styles.head}`}>
        <h1>Foot check and support</h1>
        <p className={styles.lead}>
          One appointment to measure, one to fit, and a look every few months at how it goes: a service for
          practices that see growing feet.
        </p>
      </header>
      <section className={`column ${styles.split}`} aria-labelledby="approach">
        <div className="stack gap-5 top">
          <h2 id="approach">Our Approach</h2>
          <ol className="stack gap-5 unmarked">
            {approach.map(({ title, text, Icon }) => (
              <li key={title} className={styles.step}>
                <Icon aria-hidden="true" className={styles.icon} />
                <div className="stack gap-1">
                  <h3 className="text-l">{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="quiet">{brand.disclaimer}</p>
        </div>
        <div className={`stack top ${styles.film}`}>
          <VideoPopup clip={clip}>
            <span className={styles.still}>
              <ClipStill />
              <Play aria-hidden="true" className={styles.play} />
            </span>
            <span className={styles.caption}>Watch the clip, 12 seconds</span>
          </VideoPopup>
          <details className={styles.transcript}>
            <summary>Read what the clip shows</summary>
            <ol>
              {transcript.map((scene) => (
                <li key={scene}>{scene}</li>
              ))}
            </ol>
          </details>
        </div>
      </section>
      <section className={styles.band} aria-labelledby="counters">
        <div className="column">
          <h2 id="counters" className="visually-hidden">
            In numbers
          </h2>
          <ul className={`stack gap-6 text-l unmarked ${styles.counters}`}>
            {counters.map(({ value, suffix, label }) => (
              <li key={label}>
                <strong className={styles.number}>
                  <Counter value={value} suffix={suffix} />
                </strong>{' '}
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

const clip: Clip = {
  title: 'Our approach in 12 seconds',
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
  captions,
};

/** Descriptions of the clip's scenes; the clip has no sound. */
const transcript: readonly string[] = [
  'Scan and assess: a line travels down over a child’s bare foot. Dots mark the arch.',
  'Personalized correction: an insole slides under the foot and fits the arch.',
  'Track and improve: scans in a row; from one to the next the line of the arch rises.',
];

/** Renders the first scene of the clip: a foot on a line, with its arch marked. */
function ClipStill() {
  return (
    <DrawingSheet width={640} height={360}>
      <rect width="640" height="360" fill="var(--draw-teal-pale)" stroke="none" />
      <path d="M150 322 V230 a170 170 0 0 1 340 0 V322 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <g transform="translate(150 34) scale(.72)">
        <SideFoot />
        <path d={sideFoot.arch} stroke="var(--draw-coral)" strokeWidth="7" strokeDasharray="1 14" />
      </g>
      <path d="M40 325 H600" stroke="var(--ink)" />
      <path d="M96 232 H544" stroke="var(--draw-coral)" strokeWidth="5" />
    </DrawingSheet>
  );
}
