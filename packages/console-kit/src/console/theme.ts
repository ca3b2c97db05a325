import Close from '@mui/icons-material/Close'
import { consoleTheme } from '@pravesh/theme'

type Mode = keyof typeof consoleTheme
type PageButton = 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis'
/** `loading` names the spinner, `pageButton` a button of the pager. */
type ThemeNames = {
  loading: string
  pageButton: (type: PageButton, page: number | null, selected: boolean) => string
}

/** Missing parts of react-admin's components: a name for the spinner, and readable text while loading. */
const themeOf = (mode: Mode, { loading, pageButton }: ThemeNames) => ({
  ...consoleTheme[mode],
  components: {
    ...consoleTheme[mode].components,
    MuiCssBaseline: {
      styleOverrides: {
        ...consoleTheme[mode].components.MuiCssBaseline.styleOverrides,
        // MUI sets transitions on classes, which outweigh a bare star.
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
      // Distances are set by the grids around inputs.
      styleOverrides: { marginDense: { marginTop: 0, marginBottom: 0 } },
    },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': loading } },
    MuiPagination: { defaultProps: { getItemAriaLabel: pageButton } },
    // react-admin raises it over the part above the table, which here is the search. A cancel is no warning.
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

/** Both themes, with labels for react-admin's components without one or with an English one. */
export const themesNaming = (names: ThemeNames) => ({ light: themeOf('light', names), dark: themeOf('dark', names) })
