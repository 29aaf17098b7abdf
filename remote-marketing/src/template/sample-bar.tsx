import { addresses } from '@little-arches/contracts/routes';
import { SampleNote } from '../claims/sample-note';
import { Breadcrumb } from '../page-head/breadcrumb';

/** Renders the top of every sample page: the link home, and a note that the page is invented. */
export function SampleBar({ page }: { page: string }) {
  return (
    <>
      <Breadcrumb above={[{ to: addresses.home, title: 'Home' }]} page={page} />
      <div className="column">
        <SampleNote>Sample page: its studio, people, prices and figures are made up.</SampleNote>
      </div>
    </>
  );
}
