import { Notice } from 'shared-contracts/ui';

/** What went wrong with the last attempt; nothing where nothing did. */
export function Failure({ text }: { text: string | undefined }) {
  return text ? (
    <Notice kind="error">
      <p>{text}</p>
    </Notice>
  ) : null;
}
