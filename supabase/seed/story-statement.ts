const STORY =
  /^---\n(?<head>.+?)\n---\n\n(?<body>.+)\n\n# The short version\n\n(?<short>.+)\n\n# For parents\n\n(?<note>.+)\n\n# Sources\n\n- (?<sources>.+)\n$/s;

/** Returns the SQL statement that inserts a story of `stories/`, whose first lines are columns of the table. */
export function storyStatement(markdown: string, file: string): string {
  const found = STORY.exec(markdown)?.groups;
  if (!found)
    throw new Error(`${file} lacks a part of a story, or has them in another order: see its neighbours.`);
  const { head = '', body = '', short = '', note = '', sources = '' } = found;
  const columns = new Map(
    [...head.matchAll(/^(\w+): (.+)$/gm)].map(([, name, value = '']) => [name, literal(value)]),
  );
  columns
    .set('published_at', `now() + interval ${columns.get('published_at')}`)
    .set('body', literal(body))
    .set('short_body', literal(short))
    .set('parents_note', literal(note))
    .set('sources', `array[${sources.split('\n- ').map(literal)}]`);
  return `insert into public.articles (${[...columns.keys()]})\nvalues (${[...columns.values()].join(', ')});\n`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
