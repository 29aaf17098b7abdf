import { Drawing } from '../drawing';
import { Limb } from '../feet/limb';

/** Step two: a child balancing barefoot on one leg. */
export function StepPlay() {
  return (
    <Drawing width={272} height={212}>
      <g transform="translate(-24 -14)">
        <rect x="30" y="20" width="260" height="200" rx="36" fill="var(--draw-sun-soft)" stroke="none" />
        <g transform="translate(11 21) scale(.93)">
          <ellipse cx="160" cy="206" rx="62" ry="13" fill="var(--draw-teal)" />
          <Limb d="M176 150 L208 166 L172 182" color="var(--draw-deep-skin)" width={16} />
          <Limb d="M150 146 V188 Q150 198 138 198" color="var(--draw-deep-skin)" width={16} />
          <Limb d="M138 98 C116 98 98 88 82 74" color="var(--draw-deep-skin)" width={13} />
          <Limb d="M184 98 C206 100 224 92 240 80" color="var(--draw-deep-skin)" width={13} />
          <path
            d="M136 138 H186 C194 146 198 152 196 160 C180 166 172 158 164 152 L160 164 H138 C134 156 134 146 136 138 Z"
            fill="var(--draw-teal)"
          />
          <path
            d="M128 92 C132 84 142 82 160 82 C178 82 190 84 194 92 L190 106 C186 108 184 108 182 108 L188 142 Q160 150 134 142 L140 108 C138 108 134 108 132 106 Z"
            fill="var(--draw-coral)"
          />
          <circle cx="160" cy="58" r="27" fill="var(--draw-deep-skin)" />
          <path
            d="M132 58 C126 30 146 22 162 23 C184 24 194 38 189 58 C184 50 176 46 168 38 C160 48 144 48 132 58 Z"
            fill="var(--draw-hair)"
            data-scenery=""
          />
          <circle cx="136" cy="30" r="9" fill="var(--draw-hair)" data-scenery="" />
          <circle cx="184" cy="30" r="9" fill="var(--draw-hair)" data-scenery="" />
          <g strokeWidth="4">
            <path d="M150 59 V61" />
            <path d="M171 59 V61" />
          </g>
          <path d="M154 69 Q161 76 168 69" />
          <path d="M66 114 C58 108 56 98 60 90" stroke="var(--action)" />
          <path d="M256 116 C264 110 266 100 262 92" stroke="var(--action)" />
        </g>
      </g>
    </Drawing>
  );
}
