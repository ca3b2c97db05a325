export { consoleTheme } from './console-theme.ts'
export { cssVariables } from './css-variables.ts'
export { palettes } from './palette.ts'
export { toast } from './scale.ts'
