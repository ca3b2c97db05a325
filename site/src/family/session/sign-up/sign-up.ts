import { session, student } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../../api/client.ts'
import type { Track } from '../../../stores/session.ts'
import { enter } from '../enter.ts'
import { applyingTo } from '../next-address.ts'
import type { Ticket } from './ticket.ts'

const guardianIn = (said: (name: string) => string) => ({
  name: said('guardian.name'),
  mobile: said('guardian.mobile'),
  consentVersion: said('guardian.consentVersion'),
})

/** Opens the account that a form describes. Answers what the server does. */
export function signUp(values: FormData, track: Track, { ticket, mobile }: Ticket) {
  const said = (name: string) => String(values.get(name) ?? '').trim()
  const shared = {
    mobile,
    ticket,
    password: String(values.get('password')),
    consentVersion: said('consentVersion'),
    ...applyingTo(location.search),
  }
  if (track === 'school')
    return api().call(session.schoolSignup, {
      body: { parent_name: said('parent_name'), parent_email: said('parent_email'), ...shared },
    })
  const guardian = values.has('guardian.name') ? guardianIn(said) : null
  const person = { name: said('name'), email: said('email'), date_of_birth: said('date_of_birth'), guardian }
  return api().call(session.studentSignup, { body: { ...person, ...shared } })
}

type SignedUp = Awaited<ReturnType<typeof signUp>>

/** Signs in who has just opened an account. Where a fee comes next it is put into the cart. */
export async function enterNew(answer: SignedUp, track: Track): Promise<void> {
  await enter(answer, track)
  const about = applyingTo(location.search)
  if (!answer.payment || !about) return
  try {
    await api().call(student.addCart, { body: { ...about, feesType: 'application' } })
  } catch (error) {
    // The institute is on the shortlist in any case, from where the fee can be put into the cart.
    if (!(error instanceof ApiError)) throw error
  }
}
