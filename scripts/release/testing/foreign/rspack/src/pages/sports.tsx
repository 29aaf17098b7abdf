import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import styles from './sports.module.css';

interface Sport {
  readonly name: string;
  readonly from: number;
}

const sports: readonly Sport[] = [
  { name: 'Climbing', from: 4 },
  { name: 'Football', from: 5 },
  { name: 'Dancing', from: 3 },
];

export function loader(): readonly Sport[] {
  return sports;
}

export function Page() {
  const all = useLoaderData<readonly Sport[]>();
  const [age, setAge] = useState(3);
  return (
    <div className="column">
      <h1>Sports for small feet</h1>
      <label className={styles.age}>
        Age in years
        <input
          type="number"
          min={1}
          max={12}
          value={age}
          onChange={(event) => setAge(Number(event.target.value))}
        />
      </label>
      <ul className={styles.list}>
        {all
          .filter(({ from }) => from <= age)
          .map(({ name, from }) => (
            <li key={name}>
              {name}, from {from} years
            </li>
          ))}
      </ul>
      <Link to="/sports/plan">Your week of sports</Link>
    </div>
  );
}
