import type { Finding } from './findings';

/** A finding in other children and who found it. */
export function Cited({ finding }: { finding: Finding }) {
  const { text, source, address } = finding;
  return (
    <span>
      <span>{`${text} (`}</span>
      {address ? <a href={address}>{source}</a> : <span>{source}</span>}
      <span>)</span>
    </span>
  );
}
