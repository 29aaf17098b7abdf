import styles from './drawing.module.css';

const sock = 'M96 44h58v74c0 8 5 13 13 15l42 10c18 4 27 16 27 29 0 12-9 20-22 20h-82c-22 0-36-14-36-36Z';

/** Drawing of a sock on a line, whose foot has walked off. */
export function LostSock() {
  return (
    <svg viewBox="0 0 360 264" role="img" className={styles.drawing}>
      <title>A sock hangs on a washing line. Its foot has walked off and left only prints.</title>
      <ellipse cx="200" cy="236" rx="156" ry="22" className={styles.ground} />
      <path d="M6 26c40 12 76 18 118 18 74 0 154-8 230-26" className={styles.rope} />
      <path d={sock} className={styles.cloth} />
      <path d="M96 78h58v12H96zM96 104h58v12H96z" className={styles.light} />
      <path
        d="M96 44h58v20H96zM96 150c20 2 34 18 36 42-21 0-36-14-36-36ZM206 142l3 1c18 4 27 16 27 29 0 12-9 20-22 20h-18c9-15 13-32 10-50Z"
        className={styles.trim}
      />
      <path d={sock} className={styles.line} />
      <path d="M106 30v24M144 30v24" className={styles.sun} />
      <Print x={206} y={242} angle={74} />
      <Print x={244} y={228} angle={80} />
      <Print x={282} y={240} angle={72} />
      <Print x={320} y={224} angle={64} />
    </svg>
  );
}

function Print({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`} className={styles.print}>
      <path d="M0-7c5 0 7 4 6 9-.5 4-1.5 6-1 10 .5 5-1.5 8-5 8s-5.5-3-5-8c.5-4-.5-6-1-10-1-5 1-9 6-9Z" />
      <circle cx="-5.5" cy="-10" r="1.8" />
      <circle cx="-1.8" cy="-12" r="2.2" />
      <circle cx="2.6" cy="-11.8" r="2.2" />
      <circle cx="6.4" cy="-9.5" r="1.8" />
    </g>
  );
}
