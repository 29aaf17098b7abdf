import { Notice } from '@little-arches/contracts/ui';

/** Renders the error of the last attempt; nothing without an error. */
export function Failure({ text }: { text: string | undefined }) {
  return text ? (
    <Notice kind="error">
      <p>{text}</p>
    </Notice>
  ) : null;
}
