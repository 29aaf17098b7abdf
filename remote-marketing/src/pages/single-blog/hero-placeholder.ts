/**
 * hero.svg, drawn 850 by 500, blurred by 18 pixels and shrunk to 34 by 20, as a data address. Enlarged again it is
 * still blurred, without a filter, which cost a phone a tenth of a second.
 */
export const heroPlaceholder =
  'data:image/webp;base64,UklGRvYBAABXRUJQVlA4IOoBAADQCQCdASoiABQAPiEOhkKCqsAAwECOIAnTKEcDegfkr7AdtsQH2w8XLqAbxz6AHhAfCqzr1rZpROVuxeQ+dfBARInoTUV2VSGAsFkIfGtOJ+KZjbJcQMAA/v/+AdLwJD7fq90cgaGE7Q2acChfS297oP6pead0hhSxo4Nxmu7mgFyFXU+dw//FbB+qdrdZ5L6aUm9Jh3eJ/abrlVh+iVpFH8J0SNy7crM9SV0PoezxhZ79uvbVpMxKpCSSfe+gXpjys1LuPUauwzUTO93AWex/zKk8oiZ/pVElh79N7H/M/LgRYGb0S53E9ozH6M6TklP/hAe7XiicHN7q9r/EVHtC9UKpX5eYeD+NXiDnjP3v2anH6RyyTYemu5PfS6elzaunKEoFdizyO0AdnY/7JCHnUdSabJNsYc8pXw6QZif7R3wR31e/EEPZDZ/koG+GK4/w+Ial+KrSo/ljf+NF7LDvDv3Ur/fYpPHUXA6dWg0PkoLDybcapJGW/1ep39ZL/am9L5ug98TH/m4bw/aHJoOxV/E+19BFKAJ/2eAfiu7yNSjw1AV57G4lCsi62xS9ZSB2XYadQ4T7dKRVekYfsimGZOkwSsjFthEO11EE+0JV0Xra4DbSq6WY8nfz+oR7sA7GK5IBCvA5MAAA';
