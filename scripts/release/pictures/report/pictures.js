const words = ['Before', 'After', 'Difference'];

// The slider's values: before (0), after (100), difference (200).
for (const figure of document.querySelectorAll('figure')) {
  const slider = figure.querySelector('input');
  const frame = figure.querySelector('.frame');
  if (!slider) continue;
  const buttons = [...figure.querySelectorAll('button')];

  function show() {
    const at = Number(slider.value);
    frame.style.setProperty('--after', `${Math.min(at, 100)}%`);
    frame.style.setProperty('--difference', `${Math.max(at - 100, 0)}%`);
    frame.style.setProperty('--at', `${at > 100 ? at - 100 : at}%`);
    const [under, over] = at > 100 ? [words[1], words[2]] : [words[0], words[1]];
    const share = at > 100 ? at - 100 : at;
    const text = share === 0 ? under : share === 100 ? over : `${share}% ${over}, the rest ${under}`;
    slider.setAttribute('aria-valuetext', text);
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(at === index * 100));
  }

  slider.addEventListener('input', show);
  for (const [index, button] of buttons.entries())
    button.addEventListener('click', () => {
      slider.value = String(index * 100);
      show();
    });
  show();
}
