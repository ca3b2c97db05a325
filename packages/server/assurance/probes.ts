/** The probed account: one of the demo, or a missing one. */
export type AccountPresence = 'known' | 'unknown'
type Body = Record<string, unknown>
/** A call that could reveal whether an account exists. The result of `before` is passed to `body`. */
export type Probe = {
  path: string
  body: (presence: AccountPresence, prepared: Body) => Body
  before?: { path: string; body: (presence: AccountPresence) => Body }
}

const host = 'demo.pravesh.example'
const password = 'wrong, whoever it is'
const student = { known: `student@${host}`, unknown: `nobody1@${host}` }
const mobile = { known: '9000000001', unknown: '9000000009' }
const buyer = { known: `school@${host}`, unknown: `nobody@${host}` }
const login = (names: Record<AccountPresence, string>): Probe => ({
  path: '/open/student-login',
  body: (presence) => ({ student_type: 'college', username: names[presence], password }),
})
const forgot = (names: Record<AccountPresence, string>, extra: Body): Probe => ({
  path: '/open/forgot-password',
  body: (presence) => ({ username: names[presence], ...extra }),
})
const code = (presence: AccountPresence) => ({ mobile: mobile[presence] })

/** Every probe. A right code is none: it opens an account of its own owner. */
export const probes: Record<string, Probe> = {
  'student by e-mail': login(student),
  'student by mobile': login(mobile),
  buyer: {
    path: '/open/buyer-login',
    body: (presence) => ({ email: buyer[presence], password, institute_type: 'school' }),
  },
  admin: {
    path: '/open/admin-login',
    body: (presence) => ({ username: presence === 'known' ? 'admin' : 'nimda', password }),
  },
  'forgot, student e-mail': forgot(student, { student_type: 'college' }),
  'forgot, student mobile': forgot(mobile, { student_type: 'college' }),
  'forgot, either track': forgot(student, {}),
  'forgot, parent': forgot({ known: `parent@${host}`, unknown: `nobody@${host}` }, { student_type: 'school' }),
  'forgot, buyer': forgot(buyer, { role: 'buyer', institute_type: 'school' }),
  'code asked for': { path: '/open/otp', body: code },
  'wrong code': {
    path: '/open/otp/verify',
    before: { path: '/open/otp', body: code },
    body: (presence, { otpId }) => ({ otp: '000000', otpId, mobile: mobile[presence] }),
  },
}
