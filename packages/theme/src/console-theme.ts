import { type Mode, palettes } from './palette.ts'
import {
  breakpoints,
  fontFamily,
  headingWeight,
  lineHeight,
  motion,
  radius,
  touchTarget,
  typeScale,
  unit,
} from './scale.ts'

const rem = (name: keyof typeof typeScale) => `${typeScale[name]}rem`

const heading = (name: keyof typeof typeScale) => ({
  fontFamily: fontFamily.heading,
  fontWeight: headingWeight,
  fontSize: rem(name),
  lineHeight: lineHeight.heading,
  letterSpacing: 'normal',
})

function paletteOf(mode: Mode) {
  const colour = palettes[mode]
  return {
    mode,
    primary: {
      main: colour.peacock,
      dark: colour.peacockDeep,
      light: colour.peacockTint,
      contrastText: colour.onPeacock,
    },
    secondary: {
      main: colour.gulabi,
      dark: colour.gulabiDeep,
      light: colour.gulabiTint,
      contrastText: colour.onGulabi,
    },
    tertiary: { main: colour.white, contrastText: palettes.light.ink },
    error: { main: colour.danger, contrastText: colour.paper },
    warning: { main: colour.warning, contrastText: colour.paper },
    success: { main: colour.success, contrastText: colour.paper },
    info: { main: colour.info, contrastText: colour.paper },
    background: { default: colour.paper, paper: colour.surface },
    text: { primary: colour.ink, secondary: colour.inkSoft },
    divider: colour.hairline,
    tier: {
      official: colour.official,
      institute: colour.institute,
      reported: colour.reported,
      derived: colour.derived,
      unchecked: colour.unchecked,
      demo: colour.demo,
    },
  }
}

/** Denser tables, hairlines before shadows, and the look of the public site on react-admin's own parts. */
function componentsOf(mode: Mode) {
  const colour = palettes[mode]
  const hairline = `1px solid ${colour.hairline}`
  const flat = { elevation: 0 }
  const floating = { border: hairline, boxShadow: `0 ${unit}px ${unit * 3}px rgb(0 0 0 / .12)` }
  const tabular = { fontVariantNumeric: 'tabular-nums' }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { backgroundColor: colour.paper },
        ':focus-visible': { outline: `2px solid ${colour.peacock}`, outlineOffset: '2px' },
        '@media (prefers-reduced-motion: reduce)': { '*': { animationDuration: '0s', transitionDuration: '0s' } },
      },
    },
    MuiPaper: {
      defaultProps: flat,
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: colour.hairline } },
    },
    MuiCard: { defaultProps: flat, styleOverrides: { root: { border: hairline } } },
    MuiAppBar: {
      defaultProps: { ...flat, color: 'default' as const },
      styleOverrides: { root: { backgroundColor: colour.surface, color: colour.ink, borderBottom: hairline } },
    },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiAutocomplete: { styleOverrides: { paper: floating } },
    MuiDialog: { styleOverrides: { paper: { border: hairline } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { textTransform: 'none' as const, fontWeight: 600, letterSpacing: 'normal' } },
    },
    MuiTab: { styleOverrides: { root: { textTransform: 'none' as const, fontWeight: 600, minHeight: touchTarget } } },
    MuiTableCell: {
      styleOverrides: {
        root: { ...tabular, borderBottom: hairline, paddingTop: unit * 0.75, paddingBottom: unit * 0.75 },
        head: { color: colour.inkSoft, backgroundColor: colour.sunk, fontWeight: 600, fontSize: rem('small') },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:hover': { backgroundColor: colour.peacockTint } } } },
    MuiTextField: { defaultProps: { variant: 'outlined' as const, size: 'small' as const } },
    MuiFormControl: { defaultProps: { variant: 'outlined' as const, size: 'small' as const } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colour.edge } } },
    MuiInputLabel: { styleOverrides: { root: { color: colour.inkSoft } } },
    MuiChip: {
      styleOverrides: { root: { borderRadius: radius.small, fontWeight: 500 }, outlined: { borderColor: colour.edge } },
    },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: colour.ink, color: colour.paper, fontSize: rem('small') } },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: { '&.Mui-selected': { backgroundColor: colour.peacockTint, color: colour.peacockDeep } },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          color: colour.ink,
          borderLeft: '3px solid transparent',
          '&.RaMenuItemLink-active': {
            color: colour.peacockDeep,
            backgroundColor: colour.peacockTint,
            borderLeftColor: colour.peacock,
            fontWeight: 600,
          },
        },
      },
    },
    RaLayout: { styleOverrides: { root: { backgroundColor: colour.paper } } },
    RaToolbar: { styleOverrides: { root: { backgroundColor: colour.sunk, borderTop: hairline } } },
  }
}

function themeOf(mode: Mode) {
  return {
    palette: paletteOf(mode),
    spacing: unit,
    shape: { borderRadius: radius.medium },
    breakpoints: { values: { ...breakpoints } },
    transitions: {
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.slow,
        standard: motion.slow,
        complex: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.fast,
      },
    },
    typography: {
      fontFamily: fontFamily.text,
      h1: heading('figure'),
      h2: heading('display'),
      h3: heading('heading'),
      h4: heading('heading'),
      h5: heading('title'),
      h6: heading('lead'),
      subtitle1: { fontSize: rem('lead'), lineHeight: lineHeight.text },
      body1: { fontSize: rem('body'), lineHeight: lineHeight.text },
      body2: { fontSize: '0.9rem', lineHeight: lineHeight.text },
      caption: { fontSize: rem('small'), lineHeight: lineHeight.text },
      button: { textTransform: 'none' as const, fontWeight: 600 },
    },
    sidebar: { width: unit * 30, closedWidth: unit * 7 },
    components: componentsOf(mode),
  }
}

/** MUI theme options as plain data, for react-admin's `theme` and `darkTheme`. Load `@pravesh/theme/fonts.css` with it. */
export const consoleTheme = { light: themeOf('light'), dark: themeOf('dark') }
