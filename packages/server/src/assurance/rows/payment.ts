import type { PersonName } from '../scene/people.ts'
import type { Scene } from '../scene/scene.ts'
import type { Named, Row, Rows } from './row.ts'

/** An order of this person, and what the checkout hands over once it is paid. */
async function paid(scene: Scene, owner: PersonName) {
  const { token } = scene.people[owner]
  const institute = { instituteType: 'college', instituteId: scene.nextInstitute('college') }
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
  names: async (scene, owner): Promise<Named> => ({ body: await paid(scene, owner) }),
  whole: true,
}

/** Money. */
export const paymentRows: Rows = {
  'payment.order': {
    as: 'student',
    names: async (scene) => ({ body: { instituteId: scene.nextInstitute('college') } }),
    common: true,
    refusal: 422,
  },
  'student.payment-success': success,
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
