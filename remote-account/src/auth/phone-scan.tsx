/** A phone that scans a small foot; decoration. */
export function PhoneScan() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <circle cx="160" cy="118" r="104" fill="var(--surface)" />
      <path d="M28 214h264" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M70 60c8 34 10 60 6 84-4 26-2 52 18 64h112c14 0 22-8 20-18-3-14-24-20-48-28-26-9-40-26-42-54l-4-48z"
        fill="var(--level-3-tint)"
        stroke="var(--level-3)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M122 207c6-20 42-24 56 0"
        fill="var(--surface)"
        stroke="var(--level-3)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M186 166l-52 40M206 170l8 36M196 168l-22 38"
        stroke="var(--sun)"
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <g transform="rotate(16 218 92)">
        <rect
          x="178"
          y="24"
          width="80"
          height="142"
          rx="14"
          fill="var(--brand)"
          stroke="var(--brand-strong)"
          strokeWidth="4"
        />
        <rect x="186" y="38" width="64" height="112" rx="6" fill="var(--surface-tint)" />
        <g fill="var(--brand)">
          <path d="M210 138c-12-2-12-18-8-28 3-8-4-14-3-24 1-12 26-16 32-4 5 12-5 18-5 30 1 12-2 27-16 26z" />
          <circle cx="230" cy="66" r="6.5" />
          <circle cx="217" cy="62" r="4.5" />
          <circle cx="207" cy="64" r="4" />
          <circle cx="199.5" cy="69" r="3.5" />
        </g>
        <path d="M190 104h56" stroke="var(--action)" strokeWidth="4" strokeLinecap="round" />
        <circle cx="218" cy="158" r="3.5" fill="var(--on-brand)" />
      </g>
    </svg>
  );
}
