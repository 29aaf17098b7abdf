// Runs unbundled beside the content: records what visitors press and submit until the shell's scripts take over
// (early-input.ts); those have replaced this function if they were faster. Forms are not submitted, because the
// page's own checks don't run yet.
window.littleArchesEarly ??= (() => {
  const events = [];
  const types = ['click', 'submit'];
  const keep = (event) => {
    events.push(event);
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of types) window.addEventListener(type, keep);
  return () => {
    for (const type of types) window.removeEventListener(type, keep);
    return events;
  };
})();
