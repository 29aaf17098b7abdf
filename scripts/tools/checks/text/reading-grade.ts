import type { ProjectFile } from '../project-files';

/** Highest school grade that the kids' stories may require; nine-year-olds are in the fourth. */
const HIGHEST = 4;

/** Finds sample stories that are too hard for a nine-year-old. Returns a sentence for each. */
export function findHardStories(files: readonly ProjectFile[]): string[] {
  return gradesOf(files)
    .filter(({ grade }) => grade > HIGHEST)
    .map(
      ({ path, title, grade }) =>
        `${path}: '${title}' has reading grade ${grade.toFixed(1)}, more than ${HIGHEST}. Write shorter sentences and shorter words.`,
    );
}

/**
 * Returns the grade and the number of words of each sample story, one line each; a story's short text is listed
 * separately.
 */
export function listGrades(files: readonly ProjectFile[]): string[] {
  return gradesOf(files).map(
    ({ title, grade, words }) => `${grade.toFixed(1).padStart(4)} ${`${words}`.padStart(4)} words  ${title}`,
  );
}

function gradesOf(files: readonly ProjectFile[]) {
  return files
    .filter(({ path }) => /^supabase\/seed\/.*articles.*\.sql$/.test(path))
    .flatMap(({ path, text }) =>
      storiesIn(text).map(({ title, body }) => ({
        path,
        title,
        grade: readingGrade(body),
        words: sentencesIn(body).flat().length,
      })),
    );
}

/**
 * Returns the Flesch–Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. Accepts
 * Markdown; pictures don't count. Syllables are estimated from the letters, so tenths mean little.
 */
export function readingGrade(markdown: string): number {
  const sentences = sentencesIn(markdown);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/** Returns the words of each sentence. */
function sentencesIn(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => !line.startsWith('!['))
    .map((line) => line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^[#>\-\s\d.]+|[*_`]/g, ''))
    .flatMap((line) => line.split(/[.!?:]+(?=\s|["”]|$)/))
    .map((sentence) => sentence.match(/\p{L}[\p{L}'’-]*/gu) ?? [])
    .filter((words) => words.length > 0);
}

/** Returns the number of vowel groups, without a silent `e` or `ed` at the end. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken =
    letters.length > 3 ? letters.replace(/(?<=[^l])e$|(?<=[^td])ed$|(?<=[^szxhcgl])es$/, '') : letters;
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * Returns the stories of a seed file: each body, long or short, is between `$md$`, after its title or title and
 * summary.
 */
function storiesIn(sql: string): { title: string; body: string }[] {
  const stories = sql.matchAll(/\(\s*'((?:[^']|'')+)',\s*(?:'(?:[^']|'')+',\s*)?\$md\$(.*?)\$md\$/gs);
  return [...stories].map(([, title = '', body = '']) => ({ title: title.replaceAll("''", "'"), body }));
}
