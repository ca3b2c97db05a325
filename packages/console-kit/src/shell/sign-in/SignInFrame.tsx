import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../language/LanguageSwitch.tsx'
import { useTranslations } from '../../language/translations.ts'

// A jali, the pierced stone screen that lets light in: one tile, a hand-made path.
const jali = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" fill="none" stroke="white" stroke-opacity=".16" stroke-width="1.5">' +
    '<path d="M28 0 36 20 56 28 36 36 28 56 20 36 0 28 20 20Z"/><circle cx="28" cy="28" r="6"/><path d="M0 0 20 20M56 0 36 20M0 56 20 36M56 56 36 36"/></svg>',
)

type FrameProps = { title: string; intro: string; children: ReactNode; foot?: ReactNode }

/** The frame around both consoles' sign-in: its purpose, and the form. */
export function SignInFrame({ title, intro, children, foot }: FrameProps) {
  const { text } = useTranslations()
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box
        component="header"
        sx={{
          // The same deep peacock in both modes: white has a contrast of more than 9 to 1 on it.
          bgcolor: '#003c46',
          backgroundImage: `url("data:image/svg+xml,${jali}")`,
          color: 'common.white',
          p: { xs: 3, md: 6 },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          minHeight: { xs: 112, md: 'auto' },
        }}
      >
        <Typography variant="h2" component="p" sx={{ bgcolor: '#003c46', alignSelf: 'flex-start', pr: 2 }}>
          {text('console.brand')}
        </Typography>
        <Typography sx={{ bgcolor: '#003c46', maxWidth: '36ch', pt: 1, display: { xs: 'none', md: 'block' } }}>
          {intro}
        </Typography>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'flex',
          alignItems: { xs: 'flex-start', md: 'center' },
          justifyContent: 'center',
          p: { xs: 3, md: 6 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box sx={{ float: 'right' }}>
            <LanguageSwitch />
          </Box>
          <Typography variant="h4" component="h1" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
          {foot && (
            <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 4 }}>
              {foot}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  )
}
