import { documentExample } from '@pravesh/contract'
import { typed } from './secrets.ts'

export type Say = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as?: 'student' | 'parent' | 'buyer' | 'admin',
) => Promise<{ status: number; body: Record<string, unknown> }>

const { password, wrongPassword, nextPassword, email, guardianEmail, mobile, otherMobile, name, childName } = typed
const institute = { instituteType: 'school', instituteId: 1 }
const consent = { consentVersion: '2026-11' }
const guardian = { name: typed.holder, mobile: otherMobile, ...consent }

/** Every call that is given something secret, right and wrong. `code` answers the code that was sent to a mobile. */
export async function everything(say: Say, code: (mobile: string) => Promise<string>): Promise<void> {
  for (const words of [password, wrongPassword]) {
    await say('POST', '/open/student-login', { student_type: 'college', username: email, password: words })
    await say('POST', '/open/student-login', { student_type: 'college', username: mobile, password: words })
    await say('POST', '/open/buyer-login', { email, password: words, institute_type: 'school' })
    await say('POST', '/open/admin-login', { username: email, password: words })
  }
  const person = { name, email, mobile, password, date_of_birth: '2012-03-04', guardian, ...consent }
  await say('POST', '/open/student-signup', person)
  await say('POST', '/open/student-signup', { ...person, password: 'short', role: childName })
  await say('POST', '/open/school-signup', {
    parent_name: name,
    parent_email: guardianEmail,
    mobile: otherMobile,
    password,
    ...consent,
  })
  for (const forgotten of [email, mobile, 'nobody@example.in'])
    await say('POST', '/open/forgot-password', { username: forgotten })
  await say('POST', '/open/forgot-password', { username: email, role: 'buyer' })

  for (const to of [mobile, otherMobile]) {
    const { otpId } = (await say('POST', '/open/otp', { mobile: to })).body
    const otp = await code(to)
    await say('POST', '/open/otp/verify', { otp: '000000', otpId, mobile: to })
    await say('POST', '/open/otp/verify', { otp, otpId, mobile: to })
  }
  await say('POST', '/open/otp', { mobile: `${mobile}999` })
  for (const as of ['student', 'buyer', 'admin'] as const)
    for (const current_password of [wrongPassword, password])
      await say('PUT', `/${as}/password`, { current_password, new_password: nextPassword }, as)
  const prove = { mobile: otherMobile, otp: '123456', otpId: 'A'.repeat(24) }
  await say('PUT', '/student/profile', { name, address: childName, current_password: password, email }, 'student')
  await say('PUT', '/student/profile', { ...prove, current_password: 'pravesh-demo' }, 'student')
  await say('POST', '/student/email-code', undefined, 'student')
  await say('POST', '/student/email-code/verify', { otp: '123456' }, 'student')

  const bank = { holder: typed.holder, number: typed.bankNumber, ifsc: 'SBIN0000300', type: 'savings' }
  await say('POST', '/student/bank-detail', bank, 'student')
  await say('PUT', '/student/bank-detail', { number: typed.bankNumber, current_password: wrongPassword }, 'student')
  await say('PUT', '/student/bank-detail', { number: typed.bankNumber, current_password: 'pravesh-demo' }, 'student')
  const child = { name: childName, dateOfBirth: '2021-06-14', relation: 'mother' }
  await say('POST', '/student/manage-child', child, 'parent')
  await say('POST', '/student/manage-child', { ...child, dateOfBirth: childName }, 'parent')
  await say('POST', '/student/documents', { ...documentExample, title: typed.title }, 'student')
  await say('POST', '/student/documents', { ...documentExample, title: typed.title, content: 'bm90' }, 'student')

  const enquiry = { name, mobile, email, message: typed.message, ...institute, ...consent }
  await say('POST', '/open/enquiry/admission-school', { ...enquiry, childName })
  await say('POST', '/open/enquiry/general', { ...enquiry, mobile: `${mobile}0000` })
  await say('POST', '/student/enquiry', { message: typed.message, ...institute, ...consent }, 'student')
  await say('GET', `/admin/enquiry/student?search=${encodeURIComponent(email)}`, undefined, 'admin')
  const order = await say('POST', '/payment/order', { feesType: 'application', ...institute }, 'parent')
  const paid = {
    razorpay_payment_id: 'pay_kanaripay00001',
    razorpay_order_id: order.body.orderId ?? 'order_none',
    razorpay_signature: typed.signature,
    orderId: order.body.orderId ?? 'order_none',
    amount: 33_100,
    feesType: 'application',
    ...institute,
  }
  await say('POST', '/student/payment-success', paid, 'parent')
  await say('POST', '/open/payment/webhook', { secret: typed.signature, email })
}
