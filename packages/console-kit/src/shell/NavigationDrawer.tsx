import { type Theme, useMediaQuery } from '@mui/material'
import { Sidebar, type SidebarProps } from 'react-admin'
import { useTranslations } from '../language/translations.ts'

/** The drawer around the navigation. On a phone it is a dialog, which needs a name; elsewhere no role may carry one. */
export function NavigationDrawer(props: SidebarProps) {
  const { text } = useTranslations()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return <Sidebar {...props} {...(phone && { slotProps: { paper: { 'aria-label': text('console.menu') } } })} />
}
