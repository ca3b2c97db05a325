/** Licences that any package may have: their only condition is that their text is included. */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
])

/**
 * Licences with further conditions, each for reviewed packages.
 * @type {{ name: RegExp, licence: string, why: string }[]}
 */
export const granted = [
  {
    name: /^@svg-maps\/india$/,
    licence: 'CC-BY-4.0',
    why: 'The map of India; its author is named in the README and on the page that shows it.',
  },
  {
    name: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    why: 'Used as it is, while style sheets are built; nothing of it is in what is served.',
  },
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'A library of its own that sharp loads, as it is published: anybody may put another in its place.',
  },
  {
    name: /^(@fontsource-variable\/)?anek-/,
    licence: 'OFL-1.1',
    why: 'Fonts: cut down to the letters that pages use, and whole where names are drawn into receipts; their licence lies beside them.',
  },
]

/**
 * SPDX expressions of packages that do not declare one, by their licence text.
 * @type {Record<string, string>}
 */
export const corrected = { 'css-mediaquery': 'BSD-3-Clause', 'png-js': 'MIT' }

/**
 * Files in this repository from a package that is needed only to generate them.
 * @type {{ name: string, from: string, licence: string, file: string, about: string }[]}
 */
export const vendored = [
  {
    name: 'anek-latin',
    from: '@fontsource-variable/anek-latin',
    licence: 'OFL-1.1',
    file: 'packages/theme/fonts/anek-latin.woff2',
    about: 'Anek Latin by Ek Type, cut down',
  },
  {
    name: 'anek-rupee',
    from: '@fontsource-variable/anek-latin',
    licence: 'OFL-1.1',
    file: 'packages/theme/fonts/anek-rupee.woff2',
    about: 'the sign for rupees of Anek Latin',
  },
  {
    name: 'anek-devanagari',
    from: '@fontsource-variable/anek-devanagari',
    licence: 'OFL-1.1',
    file: 'packages/theme/fonts/anek-devanagari.woff2',
    about: 'Anek Devanagari by Ek Type, cut down',
  },
]
