import { type JsonSchema, jsonSchemaOf } from '../reading/json-schema';
import { scanFileSchema } from './scan-file';

/** Returns the format of a scan file for other programs; docs/scan-file.schema.json contains the same. */
export function scanFileJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Little Arches scan file',
    ...jsonSchemaOf(scanFileSchema),
  };
}
