import axe from 'axe-core';

/** What axe finds wrong in an element, one line each. Contrast needs a real browser and is left out. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
