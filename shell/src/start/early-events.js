// Runs, as it is, beside the content: it keeps what visitors press and send until the shell's scripts are there, which
// take that over (event-replay.ts) and have left a function of their own if they were faster. A form is held back, so
// that it is not sent without the page's own checks.
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
