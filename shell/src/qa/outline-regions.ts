/** Returns the description of a region. */
export type DescribeRegion = (name: string, version: string) => string;

/** Outlines each region of the page with its description; `show` shows the current state. Styles do the rest. */
export function createOutlines(describe: DescribeRegion) {
  let on = false;
  const show = () => {
    document.documentElement.classList.toggle('qa-outlined', on);
    if (!on) return;
    for (const region of document.querySelectorAll<HTMLElement>('[data-remote]')) {
      const { remote = '', version = '', slot } = region.dataset;
      const text = `${slot === undefined ? '' : `slot ${slot}: `}${describe(remote, version)}`;
      if (region.dataset.qa !== text) region.dataset.qa = text;
    }
  };
  return {
    show,
    toggle(): boolean {
      on = !on;
      show();
      return on;
    },
  };
}
