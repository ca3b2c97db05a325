export { type ConsoleTheme, consoleTheme } from './console-theme.ts'
export { contrast, luminance } from './contrast.ts'
export { cssVariables } from './css-variables.ts'
export { type Mode, type Palette, palettes } from './palette.ts'
export {
  breakpoints,
  fontFamily,
  headingWeight,
  lineHeight,
  measure,
  mobileBreakpoint,
  motion,
  radius,
  toast,
  touchTarget,
  typeScale,
  unit,
} from './scale.ts'
export { type Tier, type TierMark, tierMarks, tiers } from './tiers.ts'
