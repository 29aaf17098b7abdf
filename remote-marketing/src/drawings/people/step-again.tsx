import { Drawing } from '../drawing';

/** Step three: a calendar sheet on which the arch has grown. */
export function StepAgain() {
  return (
    <Drawing width={272} height={212}>
      <g transform="translate(-24 -14)">
        <rect x="30" y="20" width="260" height="200" rx="36" fill="var(--draw-coral-soft)" stroke="none" />
        <rect x="82" y="52" width="156" height="148" rx="18" fill="var(--draw-paper)" />
        <path d="M82 92 V70 a18 18 0 0 1 18 -18 H220 a18 18 0 0 1 18 18 V92 Z" fill="var(--draw-teal)" />
        <g strokeWidth="6">
          <path d="M122 42 V68" />
          <path d="M198 42 V68" />
        </g>
        <g strokeWidth="5">
          <path d="M100 178 H220" />
          <path d="M108 178 C128 166 192 166 212 178" stroke="var(--draw-mark-cool)" strokeDasharray="1 9" />
          <path d="M108 178 C128 148 192 148 212 178" stroke="var(--draw-mark-cool)" />
          <path d="M108 178 C126 122 194 122 212 178" stroke="var(--draw-mark)" />
        </g>
        <circle cx="240" cy="182" r="28" fill="var(--draw-sun)" />
        <path d="M228 184 a13 13 0 1 0 5 -12" />
        <path d="M231 163 L232 173 L242 172" />
      </g>
    </Drawing>
  );
}
