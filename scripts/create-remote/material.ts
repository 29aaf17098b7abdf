import * as v from 'valibot';

const texts = v.record(v.string(), v.string());

/** File of the packed package with its material. */
export const MATERIAL_FILE = 'material.json';

/** What a repository is made of beside the texts in this package. `npm run pack` collects it from the checkout. */
export const materialSchema = v.object({
  /** Version of our packages. */
  version: v.string(),
  /** Versions of the libraries that a repository names, by name. */
  libraries: texts,
  /** Pipelines of the checkout's example remote, by their files in a repository. */
  pipelines: texts,
});
export type Material = v.InferOutput<typeof materialSchema>;

/** Libraries that a repository names in package.json, with the versions of the checkout. */
export const LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  '@rspack/cli',
  '@rspack/core',
  '@playwright/test',
  '@testing-library/react',
  '@testing-library/user-event',
] as const;
