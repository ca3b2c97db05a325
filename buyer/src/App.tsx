import { CssBaseline, createTheme, ThemeProvider, useMediaQuery } from '@mui/material'
import { themesNaming } from '@pravesh/console-kit/console/theme'
import { useWords } from '@pravesh/console-kit/language/words'
import { useEffect, useMemo, useState } from 'react'
import { client } from './api.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignIn } from './SignIn.tsx'

/** The institutes' console: its sign-in, and what stands behind it so far. */
export function App() {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const { text } = useWords()
  const themes = useMemo(() => themesNaming(text('console.loading')), [text])
  const theme = useMemo(() => createTheme(dark ? themes.dark : themes.light), [dark, themes])
  const [person, setPerson] = useState(client.session()?.person)
  useEffect(() => client.onEnded(() => setPerson(undefined)), [])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {person === undefined ? (
        <SignIn onSignedIn={setPerson} />
      ) : (
        <SignedIn person={person} onSignedOut={() => setPerson(undefined)} />
      )}
    </ThemeProvider>
  )
}
