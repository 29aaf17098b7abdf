import type { ReactNode } from 'react';
import { Drawing } from '../drawings/drawing';
import InesPortrait from '../drawings/people/ines-portrait.svg?react';
import JonasPortrait from '../drawings/people/jonas-portrait.svg?react';

const portraits: Readonly<Record<string, ReactNode>> = {
  'ines-halvorsen': <Drawing of={InesPortrait} />,
  'jonas-adeyemi': <Drawing of={JonasPortrait} />,
};

/** Renders the drawing of a founder. It is decorative, because the name is beside it. */
export function FounderPortrait({ slug }: { slug: string }) {
  return portraits[slug] ?? null;
}
