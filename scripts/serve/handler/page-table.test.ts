import { findAddress } from '@little-arches/contracts/routes';
import fc from 'fast-check';
import { createPageTable } from './page-table';

it('finds the same as the address table of the contracts', () => {
  const part = fc.constantFrom('store', 'Store', 'sun', ':slug', ':other', 'a');
  const path = fc.array(part, { maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(fc.array(path, { maxLength: 8 }), path, (patterns, asked) => {
      const pathname = asked.replaceAll(':', '');
      const find = createPageTable(patterns.map((pattern) => ({ pattern })));
      expect(find(pathname)?.pattern).toBe(findAddress(patterns, pathname));
    }),
  );
});
