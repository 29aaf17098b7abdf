/** Renders the inside of the open box on a sheet of 480 by 360; its content is drawn after it. */
export function BoxInside() {
  return <path d="M112 196L146 142H334L368 196Z" fill="var(--draw-cork-deep)" />;
}

/** Renders the front of the box over its content, with the arches on the label. */
export function BoxFront() {
  return (
    <>
      <path d="M112 196H368V334H112Z" fill="var(--draw-cork)" />
      <path d="M112 196L78 230L92 242L112 224M368 196L402 230L388 242L368 224" fill="var(--draw-cork)" />
      <rect x="186" y="222" width="108" height="84" rx="12" fill="var(--draw-paper)" />
      <g fill="none" strokeWidth="7" data-scenery="">
        <path d="M206 290V282a34 34 0 0 1 68 0V290" stroke="var(--draw-shell)" />
        <path d="M224 290V284a16 16 0 0 1 32 0V290" stroke="var(--draw-sun)" />
      </g>
    </>
  );
}
