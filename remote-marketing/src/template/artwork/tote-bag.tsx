import { Panel } from './panel';

/** Renders sample work: a cloth bag and a cap for a children's run. */
export function ToteBag() {
  return (
    <Panel title="A cloth bag with a rainbow of arches, and a medal beside it" ground="teal" arch="teal-soft">
      <path d="M150 130 C150 30 250 30 250 130" strokeWidth="15" />
      <path d="M150 130 C150 30 250 30 250 130" stroke="var(--draw-coral)" strokeWidth="9" />
      <path d="M104 118 H296 L312 292 H88 Z" fill="var(--draw-paper)" />
      <path d="M136 258 V216 a64 64 0 0 1 128 0 V258 Z" fill="var(--draw-coral)" />
      <path d="M156 258 V218 a44 44 0 0 1 88 0 V258 Z" fill="var(--draw-sun)" />
      <path d="M176 258 V220 a24 24 0 0 1 48 0 V258 Z" fill="var(--draw-teal)" />
      <path d="M112 258 H288" />
      <path d="M346 92 L372 176 M410 92 L384 176" stroke="var(--action)" strokeWidth="13" />
      <circle cx="378" cy="204" r="38" fill="var(--draw-sun)" />
      <path d="M360 216 V204 a18 18 0 0 1 36 0 V216" strokeWidth="5" />
    </Panel>
  );
}
