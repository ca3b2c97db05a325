import { consoleTheme } from '@pravesh/theme'

type Mode = keyof typeof consoleTheme

/** What react-admin's own parts lack: a name for the spinner, and ink that can be read while waiting. */
const themeOf = (mode: Mode) => ({
  ...consoleTheme[mode],
  components: {
    ...consoleTheme[mode].components,
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    RaLoading: {
      styleOverrides: { root: { '& .RaLoading-message': { color: consoleTheme[mode].palette.text.secondary } } },
    },
  },
})

export const themes = { light: themeOf('light'), dark: themeOf('dark') }
