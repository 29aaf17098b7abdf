import type { ReactNode } from 'react';
import { InesPortrait } from '../drawings/people/ines-portrait';
import { JonasPortrait } from '../drawings/people/jonas-portrait';

const portraits: Readonly<Record<string, ReactNode>> = {
  'ines-halvorsen': <InesPortrait />,
  'jonas-adeyemi': <JonasPortrait />,
};

/** The drawing of a founder. The name is beside it, so it is decoration. */
export function FounderPortrait({ slug }: { slug: string }) {
  return portraits[slug] ?? null;
}
