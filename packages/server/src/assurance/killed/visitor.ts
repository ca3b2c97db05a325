import { createHash, randomBytes } from 'node:crypto'
import type { CheckoutResult, SandboxAction } from '../../payment/sandbox/sandbox.ts'
import type { Acknowledged } from './acknowledged.ts'
import { type Chance, chancesOf } from './chance.ts'
import type { OuterGateway } from './outer-gateway.ts'

/** The server was killed under the call: whether it was done is not known. */
export class Unanswered extends Error {}

type Said = { status: number; body: Record<string, unknown> & { data?: Record<string, unknown> } }
type Around = { gateway: OuterGateway; said: Acknowledged; origin: () => string; colleges: number; run: string }
type Signed = Extract<CheckoutResult, { razorpay_signature: string }>

const mobileOf = (n: number) => String(9_300_000_000 + n * 1_000 + chancesOf(n).below(1_000))
export const familyPassword = 'a tamarind by the well'
let people = 0

function paper(chance: Chance) {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000 + chance.below(100_000))])
  return { content: bytes.toString('base64'), sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * A family that does over and over what families do: signs up, asks, keeps papers, makes lists, orders, pays, and tells
 * the server of it once, twice or not at all. It outlives the server, and goes on where it was when the next one is there.
 */
export function newVisitor({ gateway, said, origin, colleges, run }: Around) {
  let n = ++people
  const chance = chancesOf(n)
  let email = `${run}-${n}@example.in`
  let mobile = mobileOf(n)
  let account: { id: number; token: string } | undefined
  let institute = 0
  let asked = 0
  /** Taken at the checkout, and the server not told yet. */
  let untold: { signed: Signed; institute: number } | undefined

  async function call(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Said> {
    try {
      const answer = await fetch(`${origin()}/api/v1${path}`, {
        method,
        headers: {
          'x-forwarded-for': `203.0.${Math.floor(n / 250)}.${n % 250}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(account ? { authorization: `Bearer ${account.token}` } : {}),
          ...more,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: answer.status, body: (await answer.json()) as Said['body'] }
    } catch {
      throw new Unanswered()
    }
  }
  /** 503 is the server's leave to say nothing is known; anything else that was not foreseen is a fault. */
  function expectOf(what: string, { status, body }: Said, ...allowed: number[]): boolean {
    if (status === 200) return true
    if (status === 503 || allowed.includes(status)) return false
    throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  }

  async function signUp() {
    const newcomer = {
      name: `Asha ${n}`,
      email,
      mobile,
      password: familyPassword,
      date_of_birth: '2001-04-30',
      consentVersion: '2026-11',
    }
    const { status, body } = await call('POST', '/open/student-signup', newcomer)
    if (expectOf('sign-up', { status, body }, 409))
      account = { id: Number(body.insertid), token: String(body.auth_token) }
    else if (status === 409) {
      // Kept before, and not answered: then it is there whole, and the password opens it.
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
    if (account) said.accounts.push({ ...account, email })
  }
  async function enquire() {
    if (asked++ >= 8) return
    const about = { instituteType: 'college', instituteId: 1 + chance.below(colleges) }
    const body = { name: `Asha ${n}`, mobile, message: 'Is there a hostel?', consentVersion: '2026-11', ...about }
    const answer = await call('POST', '/open/enquiry/admission-college', body)
    if (expectOf('enquiry', answer, 429)) said.enquiries.push(String(answer.body.data?.reference))
  }
  async function keepPaper(id: number) {
    const first = paper(chance)
    const answer = await call('POST', '/student/documents', { type: 'degree', content: first.content })
    if (!expectOf('document', answer, 429)) return
    const document = Number(answer.body.data?.id)
    const kept = { account: id, sha256: [first.sha256] }
    said.documents.set(document, kept)
    if (chance.of(0.3)) {
      const next = paper(chance)
      kept.sha256.push(next.sha256)
      const changed = await call('PUT', '/student/documents', { id: document, content: next.content })
      if (expectOf('change', changed)) kept.sha256 = [next.sha256]
    }
    if (!chance.of(0.3)) {
      said.settledDocuments.add(document)
      return
    }
    said.doubtfulDocuments.add(document)
    if (!expectOf('removal', await call('DELETE', `/student/documents/${document}`))) return
    said.doubtfulDocuments.delete(document)
    said.documents.delete(document)
    said.removedDocuments.add(document)
  }
  async function wish(id: number) {
    const one = { instituteType: 'college', instituteId: institute }
    const fee = { ...one, feesType: 'application' }
    for (const [path, list, body] of [
      ['/student/shortlist', 'shortlist', one],
      ['/student/my-cart', 'cart_item', fee],
    ] as const) {
      const answer = await call('POST', path, body)
      if (expectOf(list, answer, 409))
        said.wishes.push({ account: id, list, id: Number(answer.body.data?.id), institute })
    }
  }
  async function pay(id: number) {
    const asking = { feesType: 'application', instituteType: 'college', instituteId: institute }
    const answer = await call('POST', '/payment/order', asking)
    if (!expectOf('order', answer, 409)) return
    const orderId = String(answer.body.orderId)
    said.orders.push({ orderId, account: id })
    const action: SandboxAction = chance.of(0.15) ? 'authorize' : chance.of(0.15) ? 'delay' : 'succeed'
    if (chance.of(0.15)) await gateway.pay(orderId, 'fail')
    // Two windows at the checkout: the bank takes both, and one must come back.
    if (action === 'delay' && chance.of(0.5)) await gateway.pay(orderId, 'delay')
    const result = await gateway.pay(orderId, action)
    if (result && 'razorpay_signature' in result && chance.of(0.8)) untold = { signed: result, institute }
  }
  async function tell({ signed, institute: instituteId }: NonNullable<typeof untold>) {
    const body = {
      ...signed,
      orderId: signed.razorpay_order_id,
      instituteType: 'college',
      instituteId,
      amount: 33_100,
      feesType: 'application',
    }
    const send = () => call('POST', '/student/payment-success', body)
    for (const answer of await Promise.all(chance.of(0.3) ? [send(), send()] : [send()])) {
      if (!expectOf('callback', answer, 409)) continue
      const { id, receiptNumber, application } = answer.body.data ?? {}
      if (typeof id !== 'number' || typeof receiptNumber !== 'string') throw new Error('Paid, and no receipt')
      const receipt = { receipt: receiptNumber, application: Number(application) }
      said.paid.push({ orderId: signed.razorpay_order_id, account: account?.id ?? 0, ...receipt })
    }
    untold = undefined
  }

  function becomeAnother() {
    n = ++people
    email = `${run}-${n}@example.in`
    mobile = mobileOf(n)
    account = undefined
    institute = 0
    asked = 0
  }

  /** Until the server is gone. Anything but that is thrown. */
  return async function visit(): Promise<void> {
    try {
      for (;;) {
        if (!account) await signUp()
        if (!account) continue
        if (untold) await tell(untold)
        if (++institute > colleges) becomeAnother()
        if (!account) continue
        const { id } = account
        const beside = [() => enquire(), () => keepPaper(id), () => wish(id)].filter(() => chance.of(0.4))
        await Promise.all([pay(id), ...beside.map((work) => work())])
        if (chance.of(0.9) && untold) await tell(untold)
      }
    } catch (thrown) {
      if (!(thrown instanceof Unanswered)) throw thrown
    }
  }
}
