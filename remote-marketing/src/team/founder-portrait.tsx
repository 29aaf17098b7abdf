import type { ReactNode } from 'react';
import { Drawing } from '../drawings/drawing';
import InesPortrait from '../drawings/people/ines-portrait.svg?react';
import JonasPortrait from '../drawings/people/jonas-portrait.svg?react';

const portraits: Readonly<Record<string, ReactNode>> = {
  'ines-halvorsen': <Drawing of={InesPortrait} />,
  'jonas-adeyemi': <Drawing of={JonasPortrait} />,
};

/** The drawing of a founder. The name is beside it, so it is decoration. */
export function FounderPortrait({ slug }: { slug: string }) {
  return portraits[slug] ?? null;
}
