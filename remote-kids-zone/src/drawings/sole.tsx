import type { ReactNode } from 'react';

/**
 * Renders the bare sole of a left foot, 100 by 170, toes up, with drawings on it as children; or its print, in a
 * colour.
 */
export function Sole({
  transform,
  print,
  children,
}: {
  transform: string;
  print?: string;
  children?: ReactNode;
}) {
  return (
    <g
      transform={transform}
      fill={print ?? 'var(--draw-skin)'}
      stroke={print ? 'none' : 'var(--draw-line)'}
      strokeWidth="4"
      strokeLinejoin="round"
    >
      <path d="M15 68C13 46 38 38 62 45C88 52 98 72 92 94C87 111 82 122 80 138C77 170 38 172 34 142C31 124 38 112 31 98C24 88 16 82 15 68Z" />
      <ellipse cx="26" cy="24" rx="16" ry="19" transform="rotate(-8 26 24)" />
      <ellipse cx="52" cy="20" rx="10.5" ry="13" />
      <ellipse cx="71" cy="26" rx="9.5" ry="12" transform="rotate(10 71 26)" />
      <ellipse cx="86" cy="37" rx="8.5" ry="10.5" transform="rotate(20 86 37)" />
      <ellipse cx="97" cy="52" rx="7.5" ry="9" transform="rotate(28 97 52)" />
      {print ? null : (
        <path
          d="M17 74C18 88 26 94 31 100C36 112 30 124 35 144C46 128 46 110 40 98C34 88 26 84 17 74Z"
          fill="var(--draw-skin-shade)"
          stroke="none"
          data-scenery=""
        />
      )}
      {children}
    </g>
  );
}
