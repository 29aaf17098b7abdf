import type { Look } from '../template/portrait';

/** A testimonial about the product (specification, section 3). */
export interface Testimonial {
  readonly id: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly designation: string;
  readonly img: Look;
}

/** Invented testimonials. They describe everyday life and promise no effect on health, which a sample can't prove. */
export const sampleTestimonials: readonly Testimonial[] = [
  {
    id: 1,
    rating: 5,
    title: 'Our new evening game',
    description:
      'The towel train runs in our kitchen every evening now, between brushing teeth and the story. I am the station, and I have strict opening hours.',
    author: 'Hanna V.',
    designation: 'Mother of two, 4 and 7',
    img: { skin: 'skin', hair: 'long', hairColor: 'ginger', shirt: 'teal', ground: 'sun-soft' },
  },
  {
    id: 2,
    rating: 5,
    title: 'Nobody sold me anything',
    description:
      'The scan suggested level 0 and said that exercises will do for now. I had the card in my hand already. I put it back.',
    author: 'Samuel O.',
    designation: 'Father of a six-year-old',
    img: { skin: 'deep-skin', hair: 'curls', hairColor: 'hair', shirt: 'sun', ground: 'teal-soft' },
  },
  {
    id: 3,
    rating: 4,
    title: 'Good values, restless model',
    description:
      'I look at the values before the appointment and ask better questions. Standing still for the scan took us three tries and a promise of pancakes.',
    author: 'Amira K.',
    designation: 'Pediatric physiotherapist',
    img: { skin: 'skin', hair: 'scarf', hairColor: 'teal', shirt: 'coral', ground: 'coral-soft' },
  },
  {
    id: 4,
    rating: 5,
    title: 'Even I can read it',
    description:
      'My daughter shows me the drawings of the little feet. Each word is explained, and the letters are large enough for a grandmother.',
    author: 'Rosa M.',
    designation: 'Grandmother of three',
    img: { skin: 'skin', hair: 'bun', hairColor: 'hair', shirt: 'coral', ground: 'teal-soft' },
  },
  {
    id: 5,
    rating: 4,
    title: 'Deleted in a minute',
    description:
      'We changed phones and I wanted a fresh start. I downloaded everything and deleted the account myself, without writing to anybody. Then I made a new one.',
    author: 'Lukas P.',
    designation: 'Father of twins',
    img: { skin: 'skin', hair: 'short', hairColor: 'ginger', shirt: 'teal', ground: 'sun-soft' },
  },
  {
    id: 6,
    rating: 4,
    title: 'A person wrote back',
    description:
      'The answer to my question came by email the next morning, from a person, in full sentences. The exercises now hang on our changing-room door.',
    author: 'Ngozi A.',
    designation: 'Head of a kindergarten',
    img: { skin: 'deep-skin', hair: 'bun', hairColor: 'hair', shirt: 'coral', ground: 'sun-soft' },
  },
];
