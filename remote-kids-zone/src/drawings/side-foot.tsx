/** A foot from its inner side, 190 by 110 without the leg, toes on the left, its sole on 108; `arch` is how high the arch stands. */
export function SideFoot({ transform, arch = 30 }: { transform: string; arch?: number }) {
  const top = 108 - arch;
  return (
    <path
      transform={transform}
      d={`M152-140V44C152 60 182 66 182 92C182 104 172 108 160 108H144C132 108 128 ${(top + 108) / 2} 120 ${top + arch / 6}C110 ${top} 88 ${top} 78 ${top + arch / 3}C72 108 64 108 54 108H22C4 108 2 90 18 85C60 72 96 60 102 20V-140Z`}
      fill="var(--sun)"
      stroke="var(--on-sun)"
      strokeWidth="4"
    />
  );
}
