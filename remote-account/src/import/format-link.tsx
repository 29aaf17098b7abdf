import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import { saveFile } from '../account-data/save-file';

/**
 * Renders a link to the published format of a scan file, for developers. The format is loaded when the link is
 * pressed.
 */
export function FormatLink() {
  const { announce, reportError } = useHost();

  async function save() {
    try {
      const { formatText } = await import('./format-text');
      saveFile('scan-file.schema.json', formatText(), 'application/schema+json');
      announce('The format is in your downloads.');
    } catch (error) {
      reportError(error);
      announce('The format could not be loaded. Please try again.', 'assertive');
    }
  }

  return (
    <Button look="plain" onClick={save}>
      Download the format (JSON Schema)
    </Button>
  );
}
