import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { activityNamed } from '../activities/activity';
import { drawingNamed } from './story-picture';

/** Number of words on one and a half phone screens, 360 pixels wide. */
const MOST_WORDS = 150;

const STORIES = path.resolve('supabase/seed/stories');
const texts = readdirSync(STORIES)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const [, title = '', ...parts] =
      /^title: ([^\n]+)$.+?^---$(.+)^# The short version$(.+)^# For parents$/ms.exec(
        readFileSync(path.join(STORIES, file), 'utf8'),
      ) ?? [];
    return parts.map((text) => ({ title, text }));
  });

it('finds the long and the short text of each story', () => {
  expect(texts).toHaveLength(28);
});

it.each(texts)('shows a known picture about once per screen: $title', ({ text }) => {
  const [first = '', ...parts] = text.split(/^!\[[^\]]+\]\(/m);
  const pictures = parts.map((part) => part.slice(0, part.indexOf(')')));
  expect(pictures.filter((name) => !drawingNamed(name) && !activityNamed(name))).toEqual([]);
  const stretches = [first, ...parts.map((part) => part.slice(part.indexOf(')') + 1))];
  expect(stretches.map(words).filter((count) => count > MOST_WORDS)).toEqual([]);
});

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
