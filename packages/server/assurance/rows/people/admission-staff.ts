import { documentExample } from '@pravesh/contract'
import { openSession } from '../../../src/people/session/tokens.ts'
import { eq } from '../../../src/platform/db/drizzle.ts'
import { application, review, studentAccount } from '../../../src/platform/db/tables.ts'
import { markOf, type PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { CallTarget, Row, Rows } from '../row.ts'

/** The staff of a row. Administrators are the staff of all institutes: for them it is some school's. */
const staffOf = (owner: PersonName): PersonName => (owner === 'admin' ? 'school' : owner)
const instituteOf = (scene: Scene, owner: PersonName) => scene.people[staffOf(owner)].institute

/** A new parent, with a name that identifies the staff who may read it. */
async function parent(scene: Scene, owner: PersonName): Promise<string> {
  const [row] = await scene.database.db
    .insert(studentAccount)
    .values({ track: 'school', name: markOf(staffOf(owner)), email: `applicant${scene.next()}@scene.example` })
    .returning()
  return openSession(scene.database.db, 'student', row?.id ?? 0)
}
type ApiResponse = { orderId: string; data: { id: number; application: number; updatedAt: string } }

/** An application of a new parent to the institute, paid for, with a document. */
export const applied = async (scene: Scene, owner: PersonName) =>
  sendApplication(scene, await parent(scene, owner), instituteOf(scene, owner) ?? 0)

/** An application to a school, paid for, with a document. */
export async function sendApplication(scene: Scene, token: string, instituteId: number) {
  const institute = { instituteType: 'school', instituteId }
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const response = await scene.call<ApiResponse>(method, path, { token, body })
    if (response.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(response.body)}`)
    return response.body
  }
  const documentId = (await send('POST', '/student/documents', documentExample)).data.id
  const listed = (await send('POST', '/student/shortlist', { instituteId: institute.instituteId })).data.id
  await send('PUT', `/student/shortlist-form/${listed}`, { documents: [documentId] })
  const { orderId } = await send('POST', '/payment/order', { feesType: 'application', ...institute })
  const paid = await scene.sandbox.pay(orderId, 'succeed')
  if (!paid || !('razorpay_payment_id' in paid)) throw new Error('The sandbox did not take the payment')
  const receipt = { ...paid, ...institute, orderId, amount: 33_100, feesType: 'application' }
  const { data } = await send('POST', '/student/payment-success', receipt)
  const [storedApplication] = await scene.database.db
    .select({ updatedAt: application.updatedAt })
    .from(application)
    .where(eq(application.id, data.application))
  const { updatedAt } = storedApplication ?? { updatedAt: '' }
  return { sid: institute.instituteId, id: data.application, documentId, payment: data.id, updatedAt }
}
/** A published review of the institute. Its text is public and does not identify its author. */
export async function reviewed(scene: Scene, owner: PersonName, publish: boolean) {
  const instituteId = instituteOf(scene, owner)
  const reviewText = { role: 'parent', overall: 4, pros: 'Kind teachers.', cons: 'The playground is small.' }
  const { body } = await scene.call<ApiResponse>('POST', '/student/review', {
    token: await parent(scene, owner),
    body: { instituteType: 'school', instituteId, ...reviewText },
  })
  const { id, updatedAt } = body.data
  if (!publish) return { sid: instituteId, id, updatedAt }
  await scene.make('admin', 'PUT', '/admin/reviews', { id, status: 'published', updatedAt })
  const [published] = await scene.database.db
    .select({ updatedAt: review.updatedAt })
    .from(review)
    .where(eq(review.id, id))
  return { sid: instituteId, id, updatedAt: published?.updatedAt ?? '' }
}

const office: Row = {
  as: 'school',
  names: async (scene, owner) => ({ params: { sid: instituteOf(scene, owner) } }),
}
const applicationRow: Row = {
  as: 'school',
  async names(scene, owner): Promise<CallTarget> {
    const { sid, id, updatedAt } = await applied(scene, owner)
    return { params: { sid, id }, extraFields: { updatedAt } }
  },
}
/** An institute's own endpoints for applications and reviews. */
export const buyerAdmissionRows: Rows = {
  'buyer.applications.list': office,
  'buyer.applications.export': office,
  'buyer.applications.counts': office,
  'buyer.application.get': applicationRow,
  'buyer.application.move': applicationRow,
  'buyer.application.note': {
    as: 'school',
    async names(scene, owner) {
      const { sid, id } = await applied(scene, owner)
      return { params: { sid, id } }
    },
  },
  'buyer.application.document': {
    as: 'school',
    async names(scene, owner) {
      const { sid, id, documentId } = await applied(scene, owner)
      return { params: { sid, id, documentId } }
    },
  },
  'buyer.application.packet': {
    as: 'school',
    async names(scene, owner) {
      const { sid, id } = await applied(scene, owner)
      return { params: { sid, id } }
    },
  },
  'buyer.questions.get': office,
  'buyer.questions.replace': office,
  'buyer.reviews.list': office,
  'buyer.review.reply': {
    as: 'school',
    async names(scene, owner) {
      const { updatedAt, ...params } = await reviewed(scene, owner, true)
      return { params, extraFields: { updatedAt } }
    },
  },
}
const admin: Row = { as: 'admin' }
const anyOne: Row = {
  ...admin,
  async names(scene, owner) {
    const { id, updatedAt } = await applied(scene, owner)
    return { params: { id }, extraFields: { updatedAt } }
  },
}
const anyPayment: Row = {
  ...admin,
  names: async (scene, owner) => ({ params: { id: (await applied(scene, owner)).payment } }),
}
/** The administrators' endpoints for applications, money and reviews. */
export const adminAdmissionRows: Rows = {
  'admin.applications.get': anyOne,
  'admin.applications.move': anyOne,
  'admin.payments.get': anyPayment,
  'admin.payments.check': anyPayment,
  'admin.reconciliation': { ...admin, query: { date1: '2026-11-01', date2: '2026-11-02' } },
  'admin.refund': {
    ...admin,
    names: async (scene, owner) => ({ body: { payment: (await applied(scene, owner)).payment } }),
  },
  'admin.reviews.get': {
    ...admin,
    names: async (scene, owner) => ({ params: { id: (await reviewed(scene, owner, false)).id } }),
  },
  'admin.reviews.decide': {
    ...admin,
    async names(scene, owner) {
      const { id, updatedAt } = await reviewed(scene, owner, false)
      return { body: { id }, extraFields: { updatedAt } }
    },
  },
}
/** Readers' endpoints for a published review. */
export const openReviewRows: Rows = {
  'open.review.report': {
    as: 'nobody',
    names: async (scene) => ({ params: { id: (await reviewed(scene, 'school', true)).id } }),
  },
}
