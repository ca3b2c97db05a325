import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** Leads between the people, the invitations and, of an institute, the events of its logins. */
export function TeamTabs() {
  const { translate } = useTranslations()
  const [name = '', ...parents] = (useResourceContext() ?? '').split('/').reverse()
  const base = `/${parents.reverse().join('/')}${parents.length > 0 ? '/' : ''}`
  return (
    <Tabs value={name} aria-label={translate(menuTexts.people)} sx={{ mb: 2 }}>
      <Tab value="team" label={translate(menuTexts.people)} component={Link} to={`${base}team`} />
      <Tab value="invitations" label={translate(menuTexts.invitations)} component={Link} to={`${base}invitations`} />
      {parents.length > 0 && (
        <Tab value="team-log" label={translate(menuTexts.securityLog)} component={Link} to={`${base}team-log`} />
      )}
    </Tabs>
  )
}
