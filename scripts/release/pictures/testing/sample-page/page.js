// Everything that changes by itself on a page: a clock, random numbers, a slide show, a late answer, and content
// that scrolls into view.
const show = (id, text) => {
  document.getElementById(id).textContent = text;
};
setInterval(() => show('clock', new Date().toISOString()), 70);
show('tip', Math.floor(Math.random() * 1_000_000));
let slide = 0;
setInterval(() => {
  slide += 1;
  show('slide', slide);
}, 300);
setTimeout(async () => {
  const answer = await fetch('/assets/sample/late.json');
  show('late', (await answer.json()).text);
}, 250);
new IntersectionObserver(([entry]) => {
  if (entry.isIntersecting) show('seen', `seen after ${Math.round(performance.now() / 1000)} seconds`);
}).observe(document.getElementById('seen'));
document.getElementById('size').focus({ preventScroll: true });
