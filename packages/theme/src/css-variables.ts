import { type Palette, palettes } from './palette.ts'
import { fontFamily, lineHeight, measure, motion, radius, touchTarget, typeScale, unit } from './scale.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/**
 * The tokens as CSS custom properties. Both modes are in one declaration (`light-dark()`), so that the mode follows the reader's system
 * unless the root element has `data-theme="light"` or `"dark"`.
 */
export function cssVariables(): string {
  const names = Object.keys(palettes.light) as (keyof Palette)[]
  const lines = [
    'color-scheme: light dark',
    ...names.map((name) => {
      const { light, dark } = { light: palettes.light[name], dark: palettes.dark[name] }
      return `--${kebab(name)}: ${light === dark ? light : `light-dark(${light}, ${dark})`}`
    }),
    `--unit: ${unit}px`,
    ...Object.entries(typeScale).map(([name, rem]) => `--type-${name}: ${rem}rem`),
    ...Object.entries(lineHeight).map(([name, value]) => `--leading-${name}: ${value}`),
    ...Object.entries(radius).map(([name, px]) => `--radius-${name}: ${px}px`),
    `--motion-fast: ${motion.fast}ms ${motion.curve}`,
    `--motion-slow: ${motion.slow}ms ${motion.curve}`,
    `--touch: ${touchTarget}px`,
    `--measure: ${measure}ch`,
    `--font-text: ${fontFamily.text}`,
    '--font-heading: "Anek", "Anek Hindi", var(--font-text)',
  ]
  const root = `:root {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`
  const modes = (['light', 'dark'] as const).map((mode) => `:root[data-theme="${mode}"] {\n  color-scheme: ${mode};\n}`)
  const hindi = `:root:lang(hi) {\n  --font-heading: "Anek Hindi", "Anek", var(--font-text);\n}`
  return `${[root, hindi, ...modes].join('\n\n')}\n`
}
