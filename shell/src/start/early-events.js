// Runs, as it is, beside the content: it keeps what visitors press and send until the shell's scripts are there, which
// take that over (event-replay.ts). A form is held back, so that it is not sent without the page's own checks.
(() => {
  const events = [];
  const types = ['click', 'submit'];
  const keep = (event) => {
    events.push(event);
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of types) window.addEventListener(type, keep);
  window.littleArchesEarly = () => {
    for (const type of types) window.removeEventListener(type, keep);
    delete window.littleArchesEarly;
    return events;
  };
})();
