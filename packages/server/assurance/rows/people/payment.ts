import { and, eq } from '../../../src/platform/db/drizzle.ts'
import { collegeOffer } from '../../../src/platform/db/tables.ts'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { CallTarget, Row, Rows } from '../row.ts'

/** The next college, with a course that it teaches: an application names one. */
export async function nextCollege(scene: Scene) {
  const instituteId = scene.nextInstitute('college')
  const [offer] = await scene.database.db
    .select({ course: collegeOffer.course })
    .from(collegeOffer)
    .where(and(eq(collegeOffer.college, instituteId), eq(collegeOffer.active, true)))
    .limit(1)
  return { instituteType: 'college' as const, instituteId, ...(offer && { course: offer.course }) }
}

/** An order of this person, and the checkout's result once it is paid. */
async function paid(scene: Scene, owner: PersonName) {
  const { token } = scene.people[owner]
  const institute = await nextCollege(scene)
  const { body } = await scene.call<{ orderId: string }>('POST', '/payment/order', {
    token,
    body: { feesType: 'application', ...institute },
  })
  const result = await scene.sandbox.pay(body.orderId, 'succeed')
  if (!result || !('razorpay_payment_id' in result)) throw new Error('The sandbox did not take the payment')
  return { ...result, orderId: body.orderId, instituteId: institute.instituteId }
}
const success: Row = {
  as: 'student',
  names: async (scene, owner): Promise<CallTarget> => ({ body: await paid(scene, owner) }),
  isComplete: true,
}

/** The newest payment of a person, by its number. */
async function newest(scene: Scene, owner: PersonName): Promise<CallTarget> {
  const path = '/student/institute-payment?sort=id&order=desc'
  const [first] = await scene.make<{ id: number }[]>(owner, 'GET', path)
  return { params: { id: first?.id ?? 0 } }
}

/** A payment without any notification of its end. */
const check: Row = {
  as: 'student',
  async names(scene, owner): Promise<CallTarget> {
    await paid(scene, owner)
    return newest(scene, owner)
  },
}

/** A payment that was made, by its number. */
const receipt: Row = {
  as: 'student',
  async names(scene, owner): Promise<CallTarget> {
    const paidOrder = await paid(scene, owner)
    const body = { ...paidOrder, instituteType: 'college', amount: 33_100, feesType: 'application' }
    await scene.make(owner, 'POST', '/student/payment-success', body)
    return newest(scene, owner)
  },
}

/** Money. */
export const paymentRows: Rows = {
  'payment.order': {
    as: 'student',
    names: async (scene) => {
      const { instituteId, course } = await nextCollege(scene)
      return { body: { instituteId }, extraFields: { course } }
    },
    common: true,
    errorStatus: 422,
  },
  'student.payment-success': success,
  'student.institute-payment.check': check,
  'student.institute-payment.receipt': receipt,
  'open.payment.webhook': {
    as: 'nobody',
    async raw(scene) {
      const { razorpay_payment_id: id } = await paid(scene, 'otherStudent')
      const entity = { id, order_id: null } as never
      const { body, headers } = scene.sandbox.webhookOf('payment.captured', entity)
      return { payload: body, headers }
    },
  },
}
