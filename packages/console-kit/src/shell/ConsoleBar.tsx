import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { AppBar, LoadingIndicator, ToggleThemeButton, UserMenu } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { AccountItem } from '../account/AccountItem.tsx'
import { PasswordItem } from '../account/PasswordItem.tsx'
import { BarLanguageSwitch } from '../language/BarLanguageSwitch.tsx'
import { useTranslations } from '../language/translations.ts'
import { useConsole, useNavigationGroups } from '../page/console-context.ts'
import { placeOf } from '../page/navigation.ts'
import { useUnsaved } from '../page/unsaved.tsx'
import { OfflineMark } from './OfflineMark.tsx'
import { SignOutDialog, SignOutItem } from './sign-in/SignOut.tsx'

const PasswordDialog = lazy(async () => ({
  default: (await import('../account/PasswordDialog.tsx')).PasswordDialog,
}))
const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

function Trail() {
  const groups = useNavigationGroups()
  const { word } = useTranslations()
  const { pathname } = useLocation()
  const place = placeOf(groups, pathname)
  const outside = pathname === '/account' ? 'account.mine' : 'console.overview'
  return (
    <Typography variant="body2" color="textSecondary" noWrap sx={{ display: { xs: 'none', md: 'block' } }}>
      {place ? `${word(place.group.label)} / ${word(place.item.label)}` : word(outside)}
    </Typography>
  )
}

/** The header of a console: its name, the current page, unsaved changes, search. */
export function ConsoleBar({ onSearch }: { onSearch: () => void }) {
  const { unsaved } = useUnsaved()
  const { client, selection } = useConsole()
  const { text } = useTranslations()
  const [isConfirming, setConfirming] = useState(false)
  const [changing, setChanging] = useState(false)
  return (
    <AppBar
      alwaysOn
      color="default"
      toolbar={
        <>
          <BarLanguageSwitch />
          <ToggleThemeButton />
          <LoadingIndicator />
        </>
      }
      userMenu={
        <UserMenu label={client.session()?.person ?? text('console.account')}>
          <AccountItem />
          <PasswordItem onOpen={() => setChanging(true)} />
          <SignOutItem onConfirm={() => setConfirming(true)} />
        </UserMenu>
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: 1, minWidth: 0 }}>
        <Typography
          component={Link}
          to="/"
          variant="h6"
          sx={{ color: 'primary.main', textDecoration: 'none', lineHeight: 1, pt: 0.25 }}
        >
          {text('console.brand')}
        </Typography>
        {selection ? <Box sx={{ display: { xs: 'none', md: 'block' }, minWidth: 0 }}>{selection}</Box> : <Trail />}
        <OfflineMark />
        {unsaved && (
          // On a phone the bar below the form displays it: there is no space here.
          <Chip
            size="small"
            variant="outlined"
            color="warning"
            label={text('console.unsaved')}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          />
        )}
      </Box>
      <Button
        onClick={onSearch}
        color="inherit"
        startIcon={<Search />}
        sx={{
          display: { xs: 'none', sm: 'inline-flex' },
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          color: 'text.secondary',
          fontWeight: 400,
          minWidth: 220,
          justifyContent: 'flex-start',
          py: 0.25,
        }}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {text('console.search')}
        </Box>
        <Box component="kbd" sx={{ fontFamily: 'inherit', fontSize: '0.8rem' }}>
          {shortcut}
        </Box>
      </Button>
      <IconButton
        onClick={onSearch}
        color="inherit"
        aria-label={text('console.search')}
        sx={{ display: { sm: 'none' } }}
      >
        <Search />
      </IconButton>
      {changing && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
      <SignOutDialog open={isConfirming} onClose={() => setConfirming(false)} />
    </AppBar>
  )
}
