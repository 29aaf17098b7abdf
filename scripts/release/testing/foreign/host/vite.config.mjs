import { createRequire } from 'node:module';
import { defineConfig } from 'vite';

const { version } = createRequire(import.meta.url)('react-router-dom/package.json');

export default defineConfig({
  root: import.meta.dirname,
  build: { target: 'es2022' },
  define: { ROUTER_VERSION: JSON.stringify(version) },
});
