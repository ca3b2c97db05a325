import { adminInvitationEndpoints, adminTeamEndpoints } from '@pravesh/contract'
import { inBody, onAll, type Resources } from '../descriptor.ts'

/** People of the operator, and invitations. */
export const teamResources = {
  team: {
    list: adminTeamEndpoints.list,
    actions: {
      changeRole: inBody('id', adminTeamEndpoints.update),
      endSessions: inBody('id', adminTeamEndpoints.endSessions),
    },
  },
  invitations: {
    list: adminInvitationEndpoints.list,
    remove: adminInvitationEndpoints.remove,
    actions: {
      invite: onAll(adminInvitationEndpoints.create),
      sendAgain: inBody('id', adminInvitationEndpoints.update),
    },
  },
} as const satisfies Resources
