/** What is read as JSON is unknown until a schema has parsed it. */
interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}
