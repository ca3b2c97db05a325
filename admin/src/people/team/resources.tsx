import type { ResourceNames } from '@pravesh/console-kit'
import { teamTexts } from '@pravesh/messages/screens/people/team'
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
  { name: 'team', label: teamTexts.person, plural: teamTexts.people },
  { name: 'invitations', label: teamTexts.invitation, plural: teamTexts.invitations },
]
/** People of the operator, and invitations: their lists. */
export const teamResources = [
  <Resource key="team" name="team" list={() => <PeopleList employer="operator" />} />,
  <Resource key="invitations" name="invitations" list={() => <InvitationList employer="operator" />} />,
]
