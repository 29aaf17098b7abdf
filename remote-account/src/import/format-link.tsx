import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { saveFile } from '../account-data/save-file';

/**
 * Renders a link to the published format of a scan file, for developers. The format is loaded when the link is
 * pressed.
 */
export function FormatLink() {
  const { reportError } = useHost();
  const [outcome, setOutcome] = useState('');

  async function save() {
    try {
      const { formatText } = await import('./format-text');
      saveFile('scan-file.schema.json', formatText(), 'application/schema+json');
      setOutcome('The format is in your downloads.');
    } catch (error) {
      reportError(error);
      setOutcome('The format could not be loaded. Please try again.');
    }
  }

  return (
    <p>
      <Button look="plain" onClick={save}>
        Download the format (JSON Schema)
      </Button>
      {/* Here, because the dialog covers the frame's message. */}
      <span role="status">{outcome}</span>
    </p>
  );
}
