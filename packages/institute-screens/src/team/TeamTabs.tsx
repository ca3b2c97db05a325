import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** Leads from the people to the invitations, and back. */
export function TeamTabs() {
  const { translate } = useTranslations()
  const [name = '', ...parents] = (useResourceContext() ?? '').split('/').reverse()
  const base = `/${parents.reverse().join('/')}${parents.length > 0 ? '/' : ''}`
  return (
    <Tabs value={name} aria-label={translate(teamTexts.people)} sx={{ mb: 2 }}>
      <Tab value="team" label={translate(teamTexts.people)} component={Link} to={`${base}team`} />
      <Tab value="invitations" label={translate(teamTexts.invitations)} component={Link} to={`${base}invitations`} />
    </Tabs>
  )
}
