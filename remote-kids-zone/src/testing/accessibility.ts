import axe from 'axe-core';

/**
 * Returns the violations that axe finds, as short sentences. Colours and landmarks of the frame are excluded,
 * because jsdom lacks them.
 */
export async function accessibilityFaults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
