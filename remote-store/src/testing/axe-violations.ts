import axe from 'axe-core';

/**
 * Returns the violations that axe finds in an element, one line each. Contrast needs a real browser; landmarks
 * belong to the frame.
 */
export async function axeViolations(element: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(element, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
