/** A phone that scans a small foot; decoration. */
export function PhoneScan() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <circle cx="150" cy="116" r="106" fill="var(--surface)" />
      <path d="M20 219h280" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M56 64c4 30 8 56 2 84-6 26-14 68 22 68 12 0 20 0 26-8 10-18 50-18 60 0 4 8 8 8 14 8h36c14 0 16-22 2-30-24-10-78-28-84-64l-4-58z"
        fill="var(--level-3-tint)"
      />
      <path
        d="M56 64c4 30 8 56 2 84-6 26-14 68 22 68 12 0 20 0 26-8 10-18 50-18 60 0 4 8 8 8 14 8h36c14 0 16-22 2-30-24-10-78-28-84-64l-4-58"
        fill="none"
        stroke="var(--level-3)"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M204 186c4-2 9-2 13 1"
        fill="none"
        stroke="var(--level-3)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M206 134l-70 34M214 142l-38 34M222 148l-10 26"
        stroke="var(--sun)"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <g transform="rotate(18 240 76)">
        <rect
          x="202"
          y="8"
          width="76"
          height="136"
          rx="14"
          fill="var(--brand)"
          stroke="var(--brand-strong)"
          strokeWidth="4"
        />
        <rect x="210" y="22" width="60" height="106" rx="6" fill="var(--surface-tint)" />
        <g fill="var(--brand)">
          <path d="M232 119c-12-2-12-17-8-26 3-8-4-13-3-22 1-12 26-16 32-4 4 11-6 17-5 28 1 11-2 25-16 24z" />
          <circle cx="251" cy="50" r="6.5" />
          <circle cx="238" cy="46" r="4.5" />
          <circle cx="228" cy="48" r="4" />
          <circle cx="220.5" cy="53" r="3.5" />
        </g>
        <path d="M214 88h52" stroke="var(--action)" strokeWidth="4" strokeLinecap="round" />
        <circle cx="240" cy="136" r="3.5" fill="var(--on-brand)" />
      </g>
    </svg>
  );
}
