/** Makes parsed JSON unknown until a schema has parsed it. */
interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}
