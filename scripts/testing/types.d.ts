/// <reference types="@testing-library/jest-dom" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg?react' {
  const Drawing: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default Drawing;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.md' {
  interface Section {
    readonly id: string;
    readonly title: string;
    readonly topic: string;
    readonly content: import('react').ReactElement;
  }
  /** Returns the sections of a text; throws for a word in braces that `words` lacks. */
  export default function sectionsOf(words: Readonly<Record<string, unknown>>): readonly Section[];
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.vtt' {
  const url: string;
  export default url;
}

/** Sets the viewer's time zone for the rest of the test file. */
declare function setTimeZone(zone: string): void;
