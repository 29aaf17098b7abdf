import styles from './evidence.module.css';

const groups = [
  { who: 'Three years old', share: 54 },
  { who: 'Six years old', share: 24 },
  { who: 'Girls, three to six', share: 36 },
  { who: 'Boys, three to six', share: 52 },
  { who: 'All, three to six', share: 44 },
];

/** Renders how many children of an age have a flexible flat foot: the numbers, each with a bar of that length. */
export function FlatFeetByAge() {
  return (
    <table className={styles.ages}>
      <caption>Of 100 children, so many had a flexible flat foot</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Children</th>
          <th scope="col">Of 100</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ who, share }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>
              <span className={styles.share}>{share}</span>
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar}>
                <rect width="100" height="8" className={styles.rest} />
                <rect width={share} height="8" className={styles.part} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
