import { escapeMarkup } from '@little-arches/kit/escape-markup';

/** Returns the XML of a failure, as the service documents it. */
export function errorXml(code: string, key: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>The service says ${code}</Message><Key>${escapeMarkup(key)}</Key><RequestId>1</RequestId></Error>`;
}

/** Returns one page of ListObjectsV2, in the order of the keys. */
export function listXml(
  objects: ReadonlyMap<string, { readonly content: Buffer; readonly etag: string; readonly writtenAt: Date }>,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, limit);
  const truncated = keys.length > limit;
  const contents = page.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${escapeMarkup(key)}</Key><LastModified>${object?.writtenAt.toISOString()}</LastModified><ETag>${escapeMarkup(object?.etag ?? '')}</ETag><Size>${object?.content.byteLength}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next = truncated
    ? `<NextContinuationToken>${escapeMarkup(page.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>releases</Name><Prefix>${escapeMarkup(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${limit}</MaxKeys><IsTruncated>${truncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}
