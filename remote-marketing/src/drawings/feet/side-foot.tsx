/** Outline of a bare left foot seen from its inner side, the toes to the left, standing on y = 404. */
export const sideFootPath =
  'M316 96 C317 190 318 244 303 280 C286 318 226 332 172 348 C136 358 104 358 94 376 C84 396 98 404 116 404 L176 404 C198 404 208 398 222 388 C250 369 288 368 314 388 C328 399 344 404 372 404 C414 404 430 386 424 356 C418 330 410 306 412 266 C414 210 420 170 421 96 Z';

/** A bare foot from its inner side, where the arch is; `skin` picks one of the two skins of the palette. */
export function SideFoot({ skin = 'skin', ankle = true }: { skin?: 'skin' | 'deep-skin'; ankle?: boolean }) {
  return (
    <g>
      <path d={sideFootPath} fill={`var(--draw-${skin})`} />
      <path
        d="M392 97 C390 180 378 250 390 318 C400 366 384 392 346 398 C356 402 364 404 372 404 C414 404 430 386 424 356 C418 330 410 306 412 266 C414 210 420 170 421 97 Z"
        fill={`var(--draw-${skin}-shade)`}
        stroke="none"
      />
      <path
        d="M222 388 C250 369 288 368 314 388 L306 381 C284 352 244 354 222 388 Z"
        fill={`var(--draw-${skin}-shade)`}
        stroke="none"
      />
      <path d={sideFootPath} />
      <path d="M97 377 C106 371 117 371 124 376" />
      {ankle ? <path d="M366 300 C360 310 362 322 372 327" /> : null}
    </g>
  );
}
