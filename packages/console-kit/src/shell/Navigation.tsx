import ExpandMore from '@mui/icons-material/ExpandMore'
import SpaceDashboard from '@mui/icons-material/SpaceDashboard'
import { type Theme, useMediaQuery } from '@mui/material'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { formatCount } from '@pravesh/messages'
import { memo, type ReactElement, useCallback, useState } from 'react'
import { useSidebarState } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from '../language/translations.ts'
import { useConsole, useNavigationGroups } from '../page/console-context.ts'
import { linkOf, type NavigationGroup, placeOf } from '../page/navigation.ts'

type HeadProps = { icon: ReactElement; label: string; wide: boolean; selected?: boolean }

const Head = ({ icon, label, wide }: HeadProps) => (
  <>
    <Tooltip title={wide ? '' : label} placement="right">
      <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>{icon}</ListItemIcon>
    </Tooltip>
    <ListItemText
      primary={label}
      slotProps={{
        primary: { variant: 'body2', sx: { fontWeight: 600, opacity: wide ? 1 : 0, whiteSpace: 'nowrap' } },
      }}
    />
  </>
)

type GroupProps = {
  group: NavigationGroup
  /** The path of the page that is shown, if it is one of this group. */
  currentPath: string | undefined
  wide: boolean
  onOpen: () => void
  onGo: () => void
}

/** Rendered again only when the page that is shown enters or leaves it: the frame of a console renders several times for each page. */
const Group = memo(function Group({ group, currentPath, wide, onOpen, onGo }: GroupProps) {
  const { word, language } = useTranslations()
  const groupLabel = word(group.label)
  const [isOpenByUser, setOpenByUser] = useState<boolean>()
  const open = wide && (isOpenByUser ?? (group.open || currentPath !== undefined))
  const press = () => {
    if (!wide) onOpen()
    setOpenByUser(wide ? !open : true)
  }
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton onClick={press} aria-expanded={open} aria-label={groupLabel} sx={{ py: 0.75 }}>
        <Head icon={group.icon} label={groupLabel} wide={wide} />
        {wide && (
          <ExpandMore fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : 'none', color: 'text.secondary' }} />
        )}
      </ListItemButton>
      <Collapse in={open} timeout="auto" unmountOnExit>
        <List disablePadding dense>
          {group.items.map(({ label, to, count = 0, ...item }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={Link}
                to={linkOf({ to, ...item })}
                selected={to === currentPath}
                aria-current={to === currentPath ? 'page' : undefined}
                onClick={onGo}
                sx={{
                  pl: 7,
                  py: 0.25,
                  borderLeft: 3,
                  borderColor: to === currentPath ? 'primary.main' : 'transparent',
                }}
              >
                <ListItemText primary={word(label)} slotProps={{ primary: { variant: 'body2', noWrap: true } }} />
                {count > 0 && (
                  <Typography component="span" variant="caption" sx={{ ml: 1, fontWeight: 600 }}>
                    {formatCount(count, language)}
                  </Typography>
                )}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Collapse>
    </ListItem>
  )
})

/** The left navigation: the operator's work by group, the one in hand open. */
export const Navigation = memo(function Navigation() {
  const { selection } = useConsole()
  const groups = useNavigationGroups()
  const { pathname } = useLocation()
  const { text } = useTranslations()
  const [open, setOpen] = useSidebarState()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const wide = open || phone
  const place = placeOf(groups, pathname)
  const onOpen = useCallback(() => setOpen(true), [setOpen])
  const onGo = useCallback(() => {
    if (phone) setOpen(false)
  }, [phone, setOpen])
  const home = pathname === '/'
  return (
    <Box
      component="nav"
      aria-label={text('console.menu')}
      sx={{ width: wide ? 240 : 56, py: 1, transition: 'width 150ms' }}
    >
      {selection && wide && <Box sx={{ display: { md: 'none' }, px: 2, pb: 1 }}>{selection}</Box>}
      <List disablePadding>
        <ListItem disablePadding>
          <ListItemButton
            component={Link}
            to="/"
            selected={home}
            aria-current={home ? 'page' : undefined}
            onClick={onGo}
            aria-label={text('console.overview')}
          >
            <Head icon={<SpaceDashboard />} label={text('console.overview')} wide={wide} />
          </ListItemButton>
        </ListItem>
        {groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            currentPath={place?.group === group ? place.item.to : undefined}
            wide={wide}
            onOpen={onOpen}
            onGo={onGo}
          />
        ))}
      </List>
    </Box>
  )
})
