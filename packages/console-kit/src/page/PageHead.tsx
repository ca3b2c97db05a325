import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConsole } from './console-context.ts'
import { focusHeadingIfLost } from './heading-focus.ts'

type HeadProps = {
  title: string
  /** A line below: how many, how fresh, where it is. */
  detail?: ReactNode
  actions?: ReactNode
}

/** The head of every page: its one h1, its details, its actions. */
export function PageHead({ title, detail, actions }: HeadProps) {
  const { name, countUrgent } = useConsole()
  // A console passes a hook always or never.
  const urgent = countUrgent?.() ?? 0
  const { key } = useLocation()
  useEffect(() => {
    // The link that led to this page is gone with the page before. The first page of a visit begins at its top.
    if (key !== 'default') focusHeadingIfLost()
  }, [key])
  useEffect(() => {
    document.title = `${urgent > 0 ? `(${urgent}) ` : ''}${title} · ${name}`
  }, [title, name, urgent])
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, pt: { xs: 2, md: 3 }, pb: 2 }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography
          component="h1"
          variant="h4"
          tabIndex={-1}
          // The focus goes to it by itself after a navigation, and nothing can be done with it: a box would say otherwise.
          sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {detail && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {detail}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{actions}</Box>}
    </Box>
  )
}
