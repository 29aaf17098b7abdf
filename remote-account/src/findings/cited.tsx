import type { Finding } from './findings';

/** Renders a finding in other children, with its source. */
export function Cited({ finding }: { finding: Finding }) {
  return (
    <span>
      <span>{`${finding.text} `}</span>
      <Source finding={finding} />
    </span>
  );
}

/** Renders the source of a finding in parentheses. */
export function Source({ finding: { source, address } }: { finding: Pick<Finding, 'source' | 'address'> }) {
  return (
    <span>
      <span>(</span>
      {address ? <a href={address}>{source}</a> : <span>{source}</span>}
      <span>)</span>
    </span>
  );
}
