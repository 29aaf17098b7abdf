-- What a story may have beside its text: the same in about 120 words for beginners, a note for parents, and where its
-- facts are from. The first two are Markdown; a source is one line of it.
alter table public.articles
  add column short_body text check (char_length(short_body) between 1 and 3000),
  add column parents_note text check (char_length(parents_note) between 1 and 3000),
  add column sources text[] check (
    cardinality(sources) between 1 and 20
    and array_position(sources, null) is null
    and array_position(sources, '') is null
  );
