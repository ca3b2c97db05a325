import { createHash, randomBytes } from 'node:crypto'
import type { CheckoutResult, SandboxAction } from '../../src/people/payment/sandbox/sandbox.ts'
import type { Acknowledged } from './acknowledged.ts'
import { type Chance, chancesOf } from './chance.ts'
import type { OuterGateway } from './outer-gateway.ts'

/** The server was killed under the call: whether it was done is not known. */
class Unanswered extends Error {}

type VisitorResponse = { status: number; body: Record<string, unknown> & { data?: Record<string, unknown> } }
type Around = { gateway: OuterGateway; acknowledged: Acknowledged; origin: () => string; colleges: number; run: string }
type Signed = Extract<CheckoutResult, { razorpay_signature: string }>

const mobileOf = (n: number) => String(9_300_000_000 + n * 1_000 + chancesOf(n).below(1_000))
export const familyPassword = 'a tamarind by the well'
let people = 0

function sampleDocument(chance: Chance) {
  const content = randomBytes(5_000 + chance.below(100_000))
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), content, Buffer.from('\n%%EOF\n')])
  return { content: bytes.toString('base64'), sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * A family that repeats typical actions: signs up, enquires, uploads documents, makes lists, orders, pays, and reports the payment once,
 * twice or not at all. It outlives the server, and continues with the next one.
 */
export function newVisitor({ gateway, acknowledged, origin, colleges, run }: Around) {
  let n = ++people
  const chance = chancesOf(n)
  let email = `${run}-${n}@example.in`
  let mobile = mobileOf(n)
  let account: { id: number; token: string } | undefined
  let institute = 0
  let enquiryCount = 0
  /** Paid at the checkout, and not yet reported to the server. */
  let pendingCallback: { signed: Signed; institute: number } | undefined

  async function call(
    method: string,
    path: string,
    body?: object,
    extraHeaders: Record<string, string> = {},
  ): Promise<VisitorResponse> {
    try {
      const response = await fetch(`${origin()}/api/v1${path}`, {
        method,
        headers: {
          'x-forwarded-for': `203.0.${Math.floor(n / 250)}.${n % 250}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(account ? { authorization: `Bearer ${account.token}` } : {}),
          ...extraHeaders,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: response.status, body: (await response.json()) as VisitorResponse['body'] }
    } catch {
      throw new Unanswered()
    }
  }
  /** 503 means that the outcome is unknown; any other unexpected status is an error. */
  function expectOf(label: string, { status, body }: VisitorResponse, ...allowed: number[]): boolean {
    if (status === 200) return true
    if (status === 503 || allowed.includes(status)) return false
    throw new Error(`${label}: ${status} ${JSON.stringify(body)}`)
  }

  async function signUp() {
    const signUpInput = {
      name: `Asha ${n}`,
      email,
      mobile,
      password: familyPassword,
      date_of_birth: '2001-04-30',
      consentVersion: '2026-11',
    }
    const { status, body } = await call('POST', '/open/student-signup', signUpInput)
    if (expectOf('sign-up', { status, body }, 409))
      account = { id: Number(body.insertid), token: String(body.auth_token) }
    else if (status === 409) {
      // Stored before, without a response: then it exists completely, and the password opens it.
      const login = await call('POST', '/open/student-login', {
        student_type: 'college',
        username: email,
        password: familyPassword,
      })
      if (!expectOf('sign-in', login)) return
      const profile = await call('GET', '/student/profile', undefined, {
        authorization: `Bearer ${login.body.auth_token}`,
      })
      if (expectOf('profile', profile))
        account = { id: Number(profile.body.data?.id), token: String(login.body.auth_token) }
    }
    if (account) acknowledged.accounts.push({ ...account, email })
  }
  async function enquire() {
    if (enquiryCount++ >= 8) return
    const enquirySubject = { instituteType: 'college', instituteId: 1 + chance.below(colleges) }
    const body = {
      name: `Asha ${n}`,
      mobile,
      message: 'Is there a hostel?',
      consentVersion: '2026-11',
      ...enquirySubject,
    }
    const response = await call('POST', '/open/enquiry/admission-college', body)
    if (expectOf('enquiry', response, 429)) acknowledged.enquiries.push(String(response.body.data?.reference))
  }
  async function uploadDocument(id: number) {
    const first = sampleDocument(chance)
    const response = await call('POST', '/student/documents', { type: 'degree', content: first.content })
    if (!expectOf('document', response, 429)) return
    const document = Number(response.body.data?.id)
    const expectedDocument = { account: id, sha256: [first.sha256] }
    acknowledged.documents.set(document, expectedDocument)
    if (chance.happens(0.3)) {
      const next = sampleDocument(chance)
      expectedDocument.sha256.push(next.sha256)
      const changed = await call('PUT', '/student/documents', { id: document, content: next.content })
      if (expectOf('change', changed)) expectedDocument.sha256 = [next.sha256]
    }
    if (!chance.happens(0.3)) {
      acknowledged.settledDocuments.add(document)
      return
    }
    acknowledged.doubtfulDocuments.add(document)
    if (!expectOf('removal', await call('DELETE', `/student/documents/${document}`))) return
    acknowledged.doubtfulDocuments.delete(document)
    acknowledged.documents.delete(document)
    acknowledged.removedDocuments.add(document)
  }
  async function wish(id: number) {
    const instituteKey = { instituteType: 'college', instituteId: institute }
    const fee = { ...instituteKey, feesType: 'application' }
    for (const [path, list, body] of [
      ['/student/shortlist', 'shortlist', instituteKey],
      ['/student/my-cart', 'cart_item', fee],
    ] as const) {
      const response = await call('POST', path, body)
      if (expectOf(list, response, 409))
        acknowledged.listEntries.push({ account: id, list, id: Number(response.body.data?.id), institute })
    }
  }
  async function pay(id: number) {
    const orderInput = { feesType: 'application', instituteType: 'college', instituteId: institute }
    const response = await call('POST', '/payment/order', orderInput)
    if (!expectOf('order', response, 409)) return
    const orderId = String(response.body.orderId)
    acknowledged.orders.push({ orderId, account: id })
    const action: SandboxAction = chance.happens(0.15) ? 'authorize' : chance.happens(0.15) ? 'delay' : 'succeed'
    if (chance.happens(0.15)) await gateway.pay(orderId, 'fail')
    // Two windows at the checkout: the bank takes both, and one must come back.
    if (action === 'delay' && chance.happens(0.5)) await gateway.pay(orderId, 'delay')
    const result = await gateway.pay(orderId, action)
    if (result && 'razorpay_signature' in result && chance.happens(0.8)) pendingCallback = { signed: result, institute }
  }
  async function sendCallback({ signed, institute: instituteId }: NonNullable<typeof pendingCallback>) {
    const body = {
      ...signed,
      orderId: signed.razorpay_order_id,
      instituteType: 'college',
      instituteId,
      amount: 33_100,
      feesType: 'application',
    }
    const send = () => call('POST', '/student/payment-success', body)
    for (const response of await Promise.all(chance.happens(0.3) ? [send(), send()] : [send()])) {
      if (!expectOf('callback', response, 409)) continue
      const { id, receiptNumber, application } = response.body.data ?? {}
      if (typeof id !== 'number' || typeof receiptNumber !== 'string') throw new Error('Paid, and no receipt')
      const receipt = { receipt: receiptNumber, application: Number(application) }
      acknowledged.paid.push({ orderId: signed.razorpay_order_id, account: account?.id ?? 0, ...receipt })
    }
    pendingCallback = undefined
  }

  function becomeAnother() {
    n = ++people
    email = `${run}-${n}@example.in`
    mobile = mobileOf(n)
    account = undefined
    institute = 0
    enquiryCount = 0
  }

  /** Until the server is gone. Anything but that is thrown. */
  return async function visit(): Promise<void> {
    try {
      for (;;) {
        if (!account) await signUp()
        if (!account) continue
        if (pendingCallback) await sendCallback(pendingCallback)
        if (++institute > colleges) becomeAnother()
        if (!account) continue
        const { id } = account
        const otherTasks = [() => enquire(), () => uploadDocument(id), () => wish(id)].filter(() => chance.happens(0.4))
        await Promise.all([pay(id), ...otherTasks.map((work) => work())])
        if (chance.happens(0.9) && pendingCallback) await sendCallback(pendingCallback)
      }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
  }
}
