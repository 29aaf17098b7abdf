import { Footprints, type LucideIcon, Ruler, TrendingUp } from 'lucide-react';

export const approach: readonly {
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
}[] = [
  {
    title: 'Scan & Assess',
    text: 'A phone measures the length, the width and the arch of both feet while the child stands and walks. A professional reads the result with the parents.',
    Icon: Ruler,
  },
  {
    title: 'Personalized Correction',
    text: 'Exercises first. Where support would help, an insole of the level that fits, and never more than is needed.',
    Icon: Footprints,
  },
  {
    title: 'Track & Improve',
    text: 'The next scan is laid over the last one. What has changed is seen by everyone in the room, and the plan follows it.',
    Icon: TrendingUp,
  },
];

export const counters: readonly {
  readonly value: number;
  readonly suffix: string;
  readonly label: string;
}[] = [
  { value: 15, suffix: '+', label: 'years of experience' },
  { value: 120, suffix: 'k', label: 'successful projects' },
  { value: 100, suffix: '%', label: 'client satisfaction rate' },
];
