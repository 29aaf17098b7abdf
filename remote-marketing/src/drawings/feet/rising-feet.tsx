import { useId } from 'react';
import { footFromInside } from 'shared-contracts/ui/drawings';
import { Drawing } from '../drawing';

const rows = [
  { floor: 104, length: 210, arch: 2, ground: 'var(--draw-coral-soft)' },
  { floor: 228, length: 236, arch: 12, ground: 'var(--draw-sun-soft)' },
  { floor: 352, length: 262, arch: 26, ground: 'var(--draw-teal-soft)' },
];

/** Evidence: three feet of a child who grows, each with a higher arch than the one before. */
export function RisingFeet() {
  return (
    <Drawing
      width={360}
      height={376}
      title="Three feet, each longer and with a higher arch than the one before"
    >
      {rows.map((row) => (
        <Row key={row.floor} {...row} />
      ))}
    </Drawing>
  );
}

function Row({ floor, length, arch, ground }: (typeof rows)[number]) {
  const id = useId();
  const shape = footFromInside({ heel: 40, toes: 40 + length, floor, arch });
  const window = <rect x="8" y={floor - 96} width="344" height="112" rx="36" />;
  return (
    <g>
      <clipPath id={id}>{window}</clipPath>
      <g fill={ground} stroke="none">
        {window}
      </g>
      <g clipPath={`url(#${id})`}>
        <path d={shape.outline} fill="var(--draw-skin)" />
        <g fill="var(--draw-skin-shade)" stroke="none">
          <path d={shape.heelShade} />
          <path d={shape.archShade} />
        </g>
        <path d={`${shape.outline}${shape.nail}`} />
        <path d={shape.arch} stroke="var(--draw-mark)" strokeWidth="6" />
        <path d={`M8 ${floor}H352`} stroke="var(--ink)" />
      </g>
    </g>
  );
}
