import { session, student } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../../../api/client.ts'
import type { AccountType } from '../../../../stores/session.ts'
import { enter } from '../enter.ts'
import { applyingTo } from '../next-address.ts'
import type { Ticket } from './ticket.ts'

const guardianIn = (readText: (name: string) => string) => ({
  name: readText('guardian.name'),
  mobile: readText('guardian.mobile'),
})

/** Opens the account of a form. Returns the server's response. */
export function signUp(values: FormData, accountType: AccountType, { ticket, mobile }: Ticket) {
  const readText = (name: string) => String(values.get(name) ?? '').trim()
  const shared = {
    mobile,
    ticket,
    consentVersion: readText('consentVersion'),
    ...applyingTo(location.search),
  }
  const password = String(values.get('password'))
  if (accountType === 'school')
    return api().call(session.schoolSignup, {
      body: {
        ...{ parent_name: readText('parent_name'), parent_email: readText('parent_email') || null },
        ...{ ...shared, password: password || null },
      },
    })
  const guardian = values.has('guardian.name') ? guardianIn(readText) : null
  const person = {
    name: readText('name'),
    email: readText('email'),
    date_of_birth: readText('date_of_birth'),
    guardian,
  }
  return api().call(session.studentSignup, { body: { ...person, ...shared, password } })
}

type SignedUp = Awaited<ReturnType<typeof signUp>>

/** Signs in who has just opened an account. Where a fee comes next it is put into the cart. */
export async function enterNew(response: SignedUp, accountType: AccountType): Promise<void> {
  await enter(response, accountType)
  const applicationTarget = applyingTo(location.search)
  if (!response.payment || !applicationTarget) return
  try {
    await api().call(student.addCart, { body: { ...applicationTarget, feesType: 'application' } })
  } catch (error) {
    // The institute is on the shortlist in any case, from where the fee can be put into the cart.
    if (!(error instanceof ApiError)) throw error
  }
}
