import type { Finding } from './findings';

/** A finding in other children and who found it. */
export function Cited({ finding }: { finding: Finding }) {
  const { text, source, address } = finding;
  return (
    <>
      {text} ({address ? <a href={address}>{source}</a> : source})
    </>
  );
}
