/** Renders a cat's head on its background, 64 by 64. */
export function Cat() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--level-1-tint)" />
      <path
        d="M12 9c6 2 10 6 13 10h14c3-4 7-8 13-10 3 9 3 16 2 23 0 14-9 24-22 24S10 46 10 32C9 25 9 18 12 9z"
        fill="var(--sun)"
      />
      <path
        d="M14 15c4 2 6 4 7 6l-7 6c-1-4-1-8 0-12zM50 15c-4 2-6 4-7 6l7 6c1-4 1-8 0-12z"
        fill="var(--on-sun)"
        opacity="0.35"
      />
      <path d="M32 15v9M26 16v6M38 16v6" stroke="var(--on-sun)" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="var(--on-sun)">
        <ellipse cx="22" cy="36" rx="2.8" ry="3.6" />
        <ellipse cx="42" cy="36" rx="2.8" ry="3.6" />
        <path d="M28.5 42h7c0 2-2 3.5-3.5 3.500s-3.5-1.5-3.5-3.500z" />
      </g>
      <path
        d="M32 45c0 4-5 5-7 3m7-3c0 4 5 5 7 3M5 40l10 1M6 47l9-2M59 40l-10 1M58 47l-9-2"
        fill="none"
        stroke="var(--on-sun)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}
