import styles from './evidence.module.css';

const measures = [
  { measure: 'Foot Posture Index (FPI-6)', limits: ['above +6 from 3 to 15 years'] },
  {
    measure: 'Staheli arch index',
    limits: ['above 1.07 from 3 to 6 years', '1.28 or more from 6 to 9 years'],
  },
  {
    measure: 'Chippaux-Smirak index',
    limits: [
      'above 62.7% from 3 to 7 years',
      'above 59% from 6 to 9 years',
      '40% or more from 9 to 16 years',
    ],
  },
];

/** Renders the measures of a flat foot that a review found valid for children, with their limits by age. */
export function MeasuresOfStudies() {
  return (
    <table className={styles.measures}>
      <caption>Measures found valid for children, and from where a foot counts as flat</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Counts as flat</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ measure, limits }) => (
          <tr key={measure}>
            <th scope="row">{measure}</th>
            <td>
              {limits.map((limit) => (
                <span key={limit}>{limit}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
