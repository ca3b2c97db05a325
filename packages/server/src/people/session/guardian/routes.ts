import { guardianEndpoints, guardianReadEndpoints, studentEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { agreeAsGuardian, readGuardianRequest } from './agree.ts'
import { askGuardian, sendGuardianCode } from './ask.ts'

/** Guardians of persons under 18: asked by the student, agreeing on a page of their own. */
export function routes({ db, config }: RouteServices): Bound[] {
  const parts = { db, config }
  return [
    bind(guardianReadEndpoints.guardianRequest, async ({ params, query }) => ({
      data: await readGuardianRequest(parts, params.id, query.proof),
    })),
    bind(studentEndpoints.askGuardian, async ({ body }, call) => {
      const isAsked = await askGuardian(parts, actorOf(call).account, body, call)
      return { message: isAsked ? 'The message was sent to your parent or guardian' : 'Nobody has to be asked' }
    }),
    bind(guardianEndpoints.sendCode, async ({ body }, call) => {
      await sendGuardianCode(parts, body, call)
      return { message: 'OTP sent successfully' }
    }),
    bind(guardianEndpoints.agree, async ({ body }, call) => {
      await agreeAsGuardian(parts, body, call)
      return { message: 'Thank you. The account is open now' }
    }),
  ]
}
