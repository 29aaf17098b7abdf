import type { GameModule } from './game';

/** An activity that a story can contain. */
export interface Activity {
  readonly title: string;
  /** Name of the cover shown before the game starts, and without scripts. */
  readonly cover: string;
  readonly load: () => Promise<GameModule>;
}

/** The activities by their key in stories and stamps. */
export const activities: ReadonlyMap<string, Activity> = new Map<string, Activity>([
  ['bone-puzzle', { title: 'Bone puzzle', cover: 'bones', load: () => import('./bone-puzzle/bone-puzzle') }],
  [
    'shoe-fit',
    { title: 'Find the shoe that fits', cover: 'shoes', load: () => import('./shoe-fit/shoe-fit') },
  ],
  [
    'footprint-detective',
    {
      title: 'Footprint detective',
      cover: 'footprint',
      load: () => import('./footprint-detective/footprint-detective'),
    },
  ],
  [
    'toe-yoga',
    { title: 'Toe yoga, step by step', cover: 'toe-yoga', load: () => import('./toe-yoga/toe-yoga') },
  ],
  ['balance', { title: 'Stand like a flamingo', cover: 'balance', load: () => import('./balance/balance') }],
  [
    'measure-foot',
    { title: 'Measure your feet', cover: 'measure', load: () => import('./measure-foot/measure-foot') },
  ],
]);

/**
 * Returns the key of the activity in a picture's address (`activity:bone-puzzle`); undefined for an unknown
 * activity.
 */
export function activityNamed(address: string): string | undefined {
  const [, key = ''] = /^activity:(.+)$/.exec(address) ?? [];
  return activities.has(key) ? key : undefined;
}

/** Returns the keys of the activities in a story's Markdown. */
export function activitiesIn(markdown: string): string[] {
  const keys = [...markdown.matchAll(/\]\((activity:[\w-]+)\)/g)].map(([, address = '']) =>
    activityNamed(address),
  );
  return [...new Set(keys)].filter((key) => key !== undefined);
}
