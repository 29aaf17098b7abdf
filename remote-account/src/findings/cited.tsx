import type { Finding } from './findings';

/** A finding in other children and who found it. */
export function Cited({ finding }: { finding: Finding }) {
  return (
    <span>
      <span>{`${finding.text} `}</span>
      <Source finding={finding} />
    </span>
  );
}

/** Who found something, in parentheses. */
export function Source({ finding: { source, address } }: { finding: Pick<Finding, 'source' | 'address'> }) {
  return (
    <span>
      <span>(</span>
      {address ? <a href={address}>{source}</a> : <span>{source}</span>}
      <span>)</span>
    </span>
  );
}
