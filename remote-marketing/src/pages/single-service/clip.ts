import type { Clip } from '../../behaviours/video-popup';
import mp4 from './our-approach.mp4';
import captions from './our-approach.vtt';
import webm from './our-approach.webm';

export const clip: Clip = {
  title: 'Our approach in 12 seconds',
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
  captions,
};

/** What the clip shows, scene by scene; it has no sound. */
export const transcript: readonly string[] = [
  'Scan and assess: a line travels down over a child’s bare foot. Dots mark the arch.',
  'Personalized correction: an insole slides under the foot and fits the arch.',
  'Track and improve: scans in a row; from one to the next the line of the arch rises.',
];
