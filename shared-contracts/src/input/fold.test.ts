import { fold } from './fold';

it.each([
  ['Zoë', 'zoe'],
  ['Łukasz Đorđe Søren', 'lukasz dorde soren'],
  ['WEIẞ, Weiß', 'weiss, weiss'],
  ['Işıl İNCI', 'isil inci'],
  ['Æsa, Œuvre, Þór', 'aesa, oeuvre, thor'],
  ["O’Neil O'Neil O`Neil Oʼneil", 'oneil oneil oneil oneil'],
  ['Anna-Lena Anna\u2011Lena Anna\u00adLena', 'annalena annalena annalena'],
  ['  ΣΑΣ \n σας ', 'σασ σασ'],
  ['Ｋ-１２', 'k12'],
  ['की का', 'की का'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
