// The large shapes of hero.svg in its colours; blurred, they look like the picture.
const shapes =
  "<rect width='17' height='10' fill='%23fbe3c8'/><rect y='7.6' width='17' height='2.4' fill='%23e9c79f'/><path d='M2 7V4a1.6 1.6 0 0 1 3.2 0v3zM6.8 7V4a1.6 1.6 0 0 1 3.2 0v3z' fill='%239fd3cb'/><path d='M12 7.8V4.2a1.7 1.7 0 0 1 3.4 0v3.6z' fill='%232f7a6a'/><rect x='1.6' y='7.2' width='9' height='1.2' fill='%230e6661'/>";

/** A tiny picture to stand in for the hero image, as a data address. */
export const heroPlaceholder = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 17 10' width='850' height='500'>${shapes}</svg>`;
