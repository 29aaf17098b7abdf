/** The parts of JSON Schema that the public registry schema uses. */
interface Schema {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'boolean';
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  /** False: no other properties. */
  readonly additionalProperties?: false | Schema;
  readonly items?: Schema;
  readonly uniqueItems?: true;
  readonly minimum?: number;
  readonly maximum?: number;
}

const text: Schema = { type: 'string' };

/**
 * The frontend-discovery schema, version v1-pre. It states its rule for a version once; here the rule applies to
 * each.
 */
export const frontendDiscovery: Schema = {
  type: 'object',
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
  properties: {
    schema: text,
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        uniqueItems: true,
        items: {
          type: 'object',
          required: ['url', 'metadata'],
          additionalProperties: false,
          properties: {
            url: text,
            fallbackUrl: text,
            metadata: {
              type: 'object',
              required: ['integrity', 'version'],
              additionalProperties: false,
              properties: { integrity: text, version: text },
            },
            extras: { type: 'object' },
            deployment: {
              type: 'object',
              required: ['traffic', 'default'],
              properties: {
                traffic: { type: 'number', minimum: 0, maximum: 100 },
                default: { type: 'boolean' },
              },
            },
          },
        },
      },
    },
  },
};

/** Returns where a value violates a schema, as paths with the rule. */
export function findBreaches(value: unknown, schema: Schema, at = '$'): string[] {
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (type !== schema.type || value === null) return [`${at}: type ${schema.type}`];
  const found: string[] = [];
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) found.push(`${at}: minimum`);
    if (schema.maximum !== undefined && value > schema.maximum) found.push(`${at}: maximum`);
  }
  if (Array.isArray(value)) {
    const distinct = new Set(value.map((item) => JSON.stringify(item)));
    if (schema.uniqueItems && distinct.size < value.length) found.push(`${at}: uniqueItems`);
    const { items } = schema;
    if (items) found.push(...value.flatMap((item, index) => findBreaches(item, items, `${at}[${index}]`)));
    return found;
  }
  if (typeof value !== 'object') return found;
  for (const key of schema.required ?? [])
    if (!Object.hasOwn(value, key)) found.push(`${at}.${key}: required`);
  for (const [key, part] of Object.entries(value)) {
    const rule = schema.properties?.[key] ?? schema.additionalProperties;
    if (rule === false) found.push(`${at}.${key}: additionalProperties`);
    else if (rule) found.push(...findBreaches(part, rule, `${at}.${key}`));
  }
  return found;
}
