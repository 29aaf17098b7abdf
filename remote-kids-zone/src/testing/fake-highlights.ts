/** Installs a registry of highlights, which jsdom lacks, and returns what each one has marked. */
export function fakeHighlights() {
  const highlights = new Map<string, { range: Range }>();
  class FakeHighlight {
    constructor(readonly range: Range) {}
  }
  Object.assign(window, { CSS: { highlights }, Highlight: FakeHighlight });
  return {
    marked: (name: string) => highlights.get(name)?.range.toString().trim(),
    remove() {
      Reflect.deleteProperty(window, 'CSS');
      Reflect.deleteProperty(window, 'Highlight');
    },
  };
}
