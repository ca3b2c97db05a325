import { actsOn } from '@pravesh/console-kit'
import {
  type adminInvitationEndpoints,
  type adminTeamEndpoints,
  type buyerInvitationEndpoints,
  type buyerTeamEndpoints,
  type Colleague,
  instituteRoles,
  type OperatorPerson,
  operatorRoles,
  type Role,
} from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { teamTexts } from '@pravesh/messages/screens/people/team'

/** An institute's are child resources of it. */
type Under = Readonly<Record<string, (id: string) => Readonly<Record<string, unknown>>>>
type InBody<E> = { endpoint: E; id: { in: 'body'; name: 'id' } }
/** The provider of either console has them: of the operator, or of an institute. */
type TeamResources = {
  team: {
    under: Under
    actions: {
      changeRole: InBody<typeof adminTeamEndpoints.update | typeof buyerTeamEndpoints.update>
      end: InBody<typeof buyerTeamEndpoints.end>
      endSessions: InBody<typeof adminTeamEndpoints.endSessions>
    }
  }
  invitations: {
    under: Under
    actions: {
      invite: { endpoint: typeof adminInvitationEndpoints.create | typeof buyerInvitationEndpoints.create }
      sendAgain: InBody<typeof adminInvitationEndpoints.update | typeof buyerInvitationEndpoints.update>
    }
  }
}
export const useAct = actsOn<TeamResources>()

/** Whose people a screen shows. */
export type Employer = 'operator' | 'institute'
export type Person = OperatorPerson | Colleague
/** How a person is called: by name, or by what they sign in with. */
export const nameOf = (person: Person) => person.name ?? ('username' in person ? person.username : person.email)

/** What each role may do, in a few words. */
export const rolesOfEmployer: Readonly<Record<Employer, readonly { role: Role; help: Message }[]>> = {
  operator: operatorRoles.map((role) => ({
    role,
    help: {
      owner: teamTexts.ownerOfAll,
      editor: teamTexts.editorOfAll,
      moderator: teamTexts.moderatorOfAll,
      counsellor: teamTexts.counsellorOfAll,
      admissions: teamTexts.admissionsOfAll,
      finance: teamTexts.financeOfAll,
      'read-only': teamTexts.readerOfAll,
    }[role],
  })),
  institute: instituteRoles.map((role) => ({
    role,
    help: {
      owner: teamTexts.ownerOfOne,
      counsellor: teamTexts.counsellorOfOne,
      editor: teamTexts.editorOfOne,
      'read-only': teamTexts.readerOfOne,
    }[role],
  })),
}
