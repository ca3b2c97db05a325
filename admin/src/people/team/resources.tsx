import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const PeopleList = lazy(async () => ({
  default: (await import('@pravesh/institute-screens/team/PeopleList')).PeopleList,
}))
const InvitationList = lazy(async () => ({
  default: (await import('@pravesh/institute-screens/team/InvitationList')).InvitationList,
}))

/** Names of the resources of the operator's people. */
export const teamNames: readonly ResourceNames[] = [
  { name: 'team', label: menuTexts.person, plural: menuTexts.people },
  { name: 'invitations', label: menuTexts.invitation, plural: menuTexts.invitations },
]
/** People of the operator, and invitations: their lists. */
export const teamResources = [
  <Resource key="team" name="team" list={() => <PeopleList employer="operator" />} />,
  <Resource key="invitations" name="invitations" list={() => <InvitationList employer="operator" />} />,
]
