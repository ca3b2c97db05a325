import Close from '@mui/icons-material/Close'
import { consoleTheme } from '@pravesh/theme'

type Mode = keyof typeof consoleTheme
type PageButton = 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis'
/** `loading` names the spinner, `pageButton` a button of the pager. */
type ThemeNames = {
  loading: string
  pageButton: (type: PageButton, page: number | null, selected: boolean) => string
}

/** What react-admin's own parts lack: a name for the spinner, and ink that can be read while waiting. */
const themeOf = (mode: Mode, { loading, pageButton }: ThemeNames) => ({
  ...consoleTheme[mode],
  components: {
    ...consoleTheme[mode].components,
    MuiCssBaseline: {
      styleOverrides: {
        ...consoleTheme[mode].components.MuiCssBaseline.styleOverrides,
        // MUI's transitions stand on classes, which outweigh a bare star.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiFormControl: {
      ...consoleTheme[mode].components.MuiFormControl,
      // Distances belong to the grids that inputs stand in.
      styleOverrides: { marginDense: { marginTop: 0, marginBottom: 0 } },
    },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': loading } },
    MuiPagination: { defaultProps: { getItemAriaLabel: pageButton } },
    // react-admin lifts it over what stands above the table, which here is the search.
    // What is only put off is no warning.
    RaConfirm: { defaultProps: { CancelIcon: Close } },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            borderRadius: 0,
            color: consoleTheme[mode].palette.text.primary,
            backgroundColor: consoleTheme[mode].palette.primary.light,
          },
        },
      },
    },
    RaLoading: {
      styleOverrides: { root: { '& .RaLoading-message': { color: consoleTheme[mode].palette.text.secondary } } },
    },
  },
})

/** Both themes, with the names of what react-admin's parts leave unnamed or in English. */
export const themesNaming = (names: ThemeNames) => ({ light: themeOf('light', names), dark: themeOf('dark', names) })
