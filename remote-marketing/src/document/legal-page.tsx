import type { ComponentProps } from 'react';
import { DocumentPage } from './document-page';

/** Renders a legal text: a summary of a few lines, and the whole text. */
export function LegalPage({
  since,
  ...text
}: Omit<ComponentProps<typeof DocumentPage>, 'dated'> & {
  /** The day from which the text is valid, in ISO form and in words. */
  since: { readonly day: string; readonly words: string };
}) {
  const dated = (
    <span>
      Holds since <time dateTime={since.day}>{since.words}</time>
    </span>
  );
  return <DocumentPage {...text} dated={dated} />;
}
