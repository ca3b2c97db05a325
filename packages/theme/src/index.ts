export { consoleTheme } from './console-theme.ts'
export { palettes } from './palette.ts'
export { phoneBelow, toast } from './scale.ts'
