/** Every colour of one mode, as six-digit hex. `…Tint` are backgrounds, `on…` is text on the solid colour of that name. */
export interface Palette {
  /** the page */
  paper: string
  /** a surface on the page: a field, a raised panel */
  surface: string
  /** a sunken surface: a footer, a table head */
  sunk: string
  ink: string
  inkSoft: string
  /** decoration between rows; carries no meaning */
  hairline: string
  /** the boundary of a control: at least 3:1 on every background */
  edge: string
  peacock: string
  peacockDeep: string
  peacockTint: string
  onPeacock: string
  gulabi: string
  gulabiDeep: string
  gulabiTint: string
  onGulabi: string
  white: string
  official: string
  institute: string
  reported: string
  derived: string
  unchecked: string
  demo: string
  success: string
  warning: string
  danger: string
  info: string
}

export type Mode = 'light' | 'dark'

export const palettes: Record<Mode, Palette> = {
  light: {
    paper: '#faf7f2',
    surface: '#ffffff',
    sunk: '#f2ede4',
    ink: '#221d17',
    inkSoft: '#5b5348',
    hairline: '#e0d8cb',
    edge: '#8a8071',
    peacock: '#005461',
    peacockDeep: '#003c46',
    peacockTint: '#e0eeed',
    onPeacock: '#ffffff',
    gulabi: '#b01c5f',
    gulabiDeep: '#8c124a',
    gulabiTint: '#fbe8ef',
    onGulabi: '#ffffff',
    white: '#ffffff',
    official: '#1c5c35',
    institute: '#274c9b',
    reported: '#7a4a00',
    derived: '#5b5348',
    unchecked: '#7c3a1d',
    demo: '#7b2d83',
    success: '#1c5c35',
    warning: '#7a4a00',
    danger: '#a3241c',
    info: '#005461',
  },
  dark: {
    paper: '#121819',
    surface: '#192123',
    sunk: '#0d1213',
    ink: '#efe9df',
    inkSoft: '#b9b1a4',
    hairline: '#2c3739',
    edge: '#7b8584',
    peacock: '#79cdd0',
    peacockDeep: '#a4e0e1',
    peacockTint: '#173538',
    onPeacock: '#06262a',
    gulabi: '#f59abd',
    gulabiDeep: '#fbbdd3',
    gulabiTint: '#43192b',
    onGulabi: '#3b0a1f',
    white: '#ffffff',
    official: '#86d3a0',
    institute: '#a5bff5',
    reported: '#e6b968',
    derived: '#b9b1a4',
    unchecked: '#e8a88c',
    demo: '#dfa6e6',
    success: '#86d3a0',
    warning: '#e6b968',
    danger: '#f4a29a',
    info: '#79cdd0',
  },
}
