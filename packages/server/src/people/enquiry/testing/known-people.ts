import type { StudentEnquiry } from '@pravesh/contract'
import type { TestApp } from '../../../../testing/test-app.ts'

export type OwnEnquiry = StudentEnquiry
type Receipt = { data: { reference: string }; message: string }
let last = 9_200_000_000

/** Senders of enquiries: visitors, and students with an account whose mobile is unproven. */
export function knownPeople(call: TestApp['call']) {
  const nextMobile = () => String(++last)
  const raise = (kind: string, body: object, token?: string) =>
    call<Receipt>('POST', `/open/enquiry/${kind}`, {
      body: { name: 'Asha Rao', consentVersion: '2026-11', ...body },
      ...(token === undefined ? {} : { token }),
    })
  async function signUp({ mobile = nextMobile() }: { mobile?: string } = {}) {
    const email = `p${++last}@example.in`
    const body = {
      parent_name: 'Asha Rao',
      parent_email: email,
      mobile,
      password: 'a neem by the gate',
      consentVersion: '2026-11',
    }
    const response = await call<{ auth_token: string; insertid: number }>('POST', '/open/school-signup', { body })
    const { auth_token: token, insertid: id } = response.body
    const sendEnquiry = (fields: { message: string; mobile?: string }) =>
      call<Receipt>('POST', '/student/enquiry', { token, body: { consentVersion: '2026-11', ...fields } })
    return { id, token, mobile, email, ask: sendEnquiry }
  }
  const listOwnEnquiries = async (token: string) =>
    (await call<{ data: OwnEnquiry[] }>('GET', '/student/enquiry', { token })).body.data
  return { nextMobile, raise, signUp, listOwnEnquiries }
}
