import { DocumentPage } from '../../document/document-page';
import { sections } from './sections';

const gist = [
  'Most flat feet of young children are normal, and need no insole.',
  'Whether insoles help children with flat feet is uncertain: the studies are few and weak.',
  'Walking barefoot on varied ground and playing exercises are free.',
  'Pain, stiffness, limping or only one flat foot: see a doctor.',
];

export function Page() {
  return (
    <DocumentPage
      title="What is known about children’s feet"
      lead="What studies say about flat feet and insoles, where they are unsure, and when a doctor should look. We sell insoles. Please read this first."
      dated={
        <span>
          Each source was read on <time dateTime="2026-11-22">22 November 2026</time>.
        </span>
      }
      gist={gist}
      sections={sections}
    />
  );
}
