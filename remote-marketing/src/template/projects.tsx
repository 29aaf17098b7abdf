import type { ReactElement } from 'react';
import { Cards } from './artwork/cards';
import { FloorSigns } from './artwork/floor-signs';
import { Leaflet } from './artwork/leaflet';
import { PhonePath } from './artwork/phone-path';
import { Posters } from './artwork/posters';
import { ShoeBox } from './artwork/shoe-box';
import { ToteBag } from './artwork/tote-bag';
import { Website } from './artwork/website';

/** A project of the sample portfolio. */
export interface Project {
  readonly title: string;
  readonly description: string;
  readonly picture: ReactElement;
}

/** All eight projects; pages that show fewer take the first ones. */
export const projects: readonly Project[] = [
  {
    title: 'Barefoot Kindergarten',
    description:
      'A website for a kindergarten in the woods. Parents find the day’s menu, the next open day and a place on the list in under a minute.',
    picture: <Website />,
  },
  {
    title: 'Seven Stops',
    description:
      'An app that turns a week of foot exercises into a path. A child reaches a stop a day, and the path remembers where they rested.',
    picture: <PhonePath />,
  },
  {
    title: 'Green Door Clinic',
    description:
      'Signs for a children’s clinic. Coloured footprints lead from the entrance to the right door, so that nobody has to read to get there.',
    picture: <FloorSigns />,
  },
  {
    title: 'Summer of Arches',
    description: 'Three posters for a town’s summer programme, made to be read from across the street.',
    picture: <Posters />,
  },
  {
    title: 'Measure at Home',
    description: 'A shoe box whose lid is a ruler. Most parents keep it, and order the right size.',
    picture: <ShoeBox />,
  },
  {
    title: 'Practice Lindqvist',
    description: 'A mark, a letterhead and cards for two doctors who share one practice.',
    picture: <Cards />,
  },
  {
    title: 'First Shoes',
    description: 'A leaflet for the waiting room: when a child needs shoes, and when bare feet do.',
    picture: <Leaflet />,
  },
  {
    title: 'Little Mile',
    description: 'Bags and medals for a run of one mile in which everybody comes first.',
    picture: <ToteBag />,
  },
];
