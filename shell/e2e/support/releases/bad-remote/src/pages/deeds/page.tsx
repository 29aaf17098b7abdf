import { deeds } from './deeds';

/** Shows a button for each deed. */
export function Page() {
  return (
    <>
      <h1>Bad deeds</h1>
      {Object.entries(deeds).map(([name, deed]) => (
        <button key={name} type="button" onClick={deed}>
          {name}
        </button>
      ))}
    </>
  );
}
