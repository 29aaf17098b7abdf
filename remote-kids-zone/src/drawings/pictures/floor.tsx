/** The floor of a deep sheet, from `y` down; a light line says where it begins. */
export function Floor({ y }: { y: number }) {
  return <path d={`M-9 ${y}H329V209H-9Z`} fill="var(--draw-line)" stroke="currentcolor" strokeWidth="3" />;
}
