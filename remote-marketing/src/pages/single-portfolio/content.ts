export const facts: readonly { readonly term: string; readonly value: string }[] = [
  { term: 'Client', value: 'Green Door Clinic' },
  { term: 'Date', value: 'March to May 2025' },
  { term: 'Duration', value: 'Two months' },
  { term: 'Cost', value: '50k USD' },
];

export const story: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'We walked it',
    text: 'For a week we went in with the families and wrote down where they stopped. Most stopped at the same three corners, and all of them looked at the floor.',
  },
  {
    title: 'We tried it in chalk',
    text: 'Footprints, arrows and animals, each for a day. The animals were loved and followed by nobody. The footprints were simply walked on.',
  },
  {
    title: 'We left it alone',
    text: 'The colours stayed, we went. A month later we counted again: the front desk was asked for the way four times a day instead of sixty.',
  },
];
