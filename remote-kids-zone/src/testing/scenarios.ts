import { createBackendError } from '@little-arches/contracts/backend';
import { addresses } from '@little-arches/contracts/routes';
import {
  commonScenarios,
  type FakeAnswers,
  type Scenario,
  type Scenarios,
} from '@little-arches/contracts/testing';
import { activities } from '../activities/activity';
import { hrefOfArticle } from '../articles/article';
import type { Article } from '../articles/listed-article';
import { hrefOfTopic } from '../articles/topic';
import { covers } from '../drawings/cover';
import { pictures } from '../drawings/pictures/pictures';
import { CHOICES_KEY, type ReadingChoices } from '../reading/reading-choices';
import { STAMPS_KEY, type Stamps, storeStamps } from '../stamps/stamp-storage';
import { sampleArticles } from './sample-articles';

const withStories = (stories: readonly (Article | undefined)[]): FakeAnswers => ({
  functions: { getBlogWebsite: () => ({ data: stories }) },
});
const answers = withStories(sampleArticles);
const [first, , third] = sampleArticles;

/** A story that contains each drawing of the zone once. */
const everyDrawing = first && {
  ...first,
  body: [...covers.keys(), ...pictures.keys(), 'foot-bones']
    .map((name) => `![${name}](drawing:${name})`)
    .join('\n\n'),
};

/** A story that contains each game once. */
const everyGame = first && {
  ...first,
  body: [...activities.keys()].map((name) => `![${name}](activity:${name})`).join('\n\n'),
};

/** Returns a function that prepares a device with only these stamps and settings. */
const device =
  ({ stamps, reading }: { stamps?: Stamps; reading?: ReadingChoices } = {}) =>
  () => {
    localStorage.removeItem(STAMPS_KEY);
    if (stamps) storeStamps(stamps);
    localStorage.removeItem(CHOICES_KEY);
    if (reading) localStorage.setItem(CHOICES_KEY, JSON.stringify({ format: 1, chosen: reading }));
  };

const page = (title: string, path: string, more: Partial<Scenario> = {}): Scenario => ({
  title,
  path,
  options: { answers },
  prepare: device(),
  ...more,
});
const hrefOf = (id: string) => hrefOfArticle(sampleArticles.find((story) => story.id === id) ?? { slug: '' });
const someStamps: Stamps = { read: ['story-arches', 'story-sweat', 'story-bones'], played: ['bone-puzzle'] };

/** Scenarios of the Kids Zone, by name. */
export const scenarios: Scenarios = {
  ...commonScenarios(answers),
  topic: page('One topic chosen', hrefOfTopic('try-it-yourself')),
  'nothing-found': page('A search that finds nothing', `${addresses.kidsZone}?q=dinosaur`),
  'one-story': page('A single story', addresses.kidsZone, { options: { answers: withStories([first]) } }),
  'some-read': page('Three stories were read', addresses.kidsZone, {
    prepare: device({ stamps: someStamps }),
  }),
  story: page('The newest story', hrefOfArticle(first ?? { slug: '' })),
  'story-between': page('A story between two others', hrefOfArticle(third ?? { slug: '' })),
  'story-game': page('A story with a game', hrefOf('story-bones')),
  'story-short': page('A short story', hrefOf('story-arches'), {
    prepare: device({ reading: ['short'] }),
  }),
  'story-together': page('A story read together', hrefOf('story-arches'), {
    prepare: device({ reading: ['together'] }),
  }),
  'story-new-cover': page('A story whose cover nobody drew', hrefOf('story-a-cover-of-tomorrow')),
  drawings: page('Every drawing, side by side', hrefOfArticle(first ?? { slug: '' }), {
    options: { answers: withStories([everyDrawing]) },
  }),
  games: page('Every game, one below the other', hrefOfArticle(first ?? { slug: '' }), {
    options: { answers: withStories([everyGame]) },
  }),
  'story-missing': page('A story that does not exist', hrefOfArticle({ slug: 'how-to-fly' })),
  'grown-ups': page('For grown-ups', addresses.forGrownUps),
  'grown-ups-stamps': page('For grown-ups: stamps on this device', addresses.forGrownUps, {
    prepare: device({ stamps: someStamps }),
  }),
  'not-json': page('An answer that is no JSON', addresses.kidsZone, {
    options: {
      answers: { failure: createBackendError('Invalid JSON response <html>Bad gateway</html>', 502) },
    },
  }),
};
