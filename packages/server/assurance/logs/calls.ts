import { documentExample } from '@pravesh/contract'
import { secretInputs } from './secrets.ts'

export type SendCall = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  caller?: 'student' | 'parent' | 'buyer' | 'admin',
) => Promise<{ status: number; body: Record<string, unknown> }>

const {
  password,
  wrongPassword,
  nextPassword,
  email,
  guardianEmail,
  guardianMobile,
  mobile,
  otherMobile,
  name,
  childName,
} = secretInputs
const institute = { instituteType: 'school', instituteId: 1 }
const consent = { consentVersion: '2026-11' }

/** Every call that is given something secret, right and wrong. `code` answers the code that was sent to a mobile. */
export async function everything(send: SendCall, code: (mobile: string) => Promise<string>): Promise<void> {
  for (const attemptedPassword of [password, wrongPassword]) {
    await send('POST', '/open/student-login', { student_type: 'college', username: email, password: attemptedPassword })
    await send('POST', '/open/student-login', {
      student_type: 'college',
      username: mobile,
      password: attemptedPassword,
    })
    await send('POST', '/open/buyer-login', { email, password: attemptedPassword, institute_type: 'school' })
    await send('POST', '/open/admin-login', { username: email, password: attemptedPassword })
  }
  const guardian = { name: secretInputs.holder, mobile: guardianMobile }
  const person = { name, email, mobile, password, date_of_birth: '2012-03-04', guardian, ...consent }
  await send('POST', '/open/student-signup', person)
  const agreed = { id: 'A'.repeat(24), name: secretInputs.holder, relation: 'mother', birthYear: 1980, ...consent }
  await send('POST', '/open/guardian', { ...agreed, otp: await code(guardianMobile) })
  await send('POST', '/open/student-signup', { ...person, password: 'short', role: childName })
  await send('POST', '/open/school-signup', {
    parent_name: name,
    parent_email: guardianEmail,
    mobile: otherMobile,
    password,
    ...consent,
  })
  for (const forgotten of [email, mobile, 'nobody@example.in'])
    await send('POST', '/open/forgot-password', { username: forgotten })
  await send('POST', '/open/forgot-password', { username: email, role: 'buyer' })

  for (const to of [mobile, otherMobile]) {
    const { otpId } = (await send('POST', '/open/otp', { mobile: to })).body
    const otp = await code(to)
    await send('POST', '/open/otp/verify', { otp: '000000', otpId, mobile: to })
    await send('POST', '/open/otp/verify', { otp, otpId, mobile: to })
  }
  await send('POST', '/open/otp', { mobile: `${mobile}999` })
  for (const caller of ['student', 'buyer', 'admin'] as const)
    for (const current_password of [wrongPassword, password])
      await send('PUT', `/${caller}/password`, { current_password, new_password: nextPassword }, caller)
  const prove = { mobile: otherMobile, otp: '123456', otpId: 'A'.repeat(24) }
  await send('PUT', '/student/profile', { name, address: childName, current_password: password, email }, 'student')
  await send('PUT', '/student/profile', { ...prove, current_password: 'pravesh-demo' }, 'student')
  await send('POST', '/student/email-code', undefined, 'student')
  await send('POST', '/student/email-code/verify', { otp: '123456' }, 'student')

  const bank = { holder: secretInputs.holder, number: secretInputs.bankNumber, ifsc: 'SBIN0000300', type: 'savings' }
  await send('POST', '/student/bank-detail', bank, 'student')
  await send(
    'PUT',
    '/student/bank-detail',
    { number: secretInputs.bankNumber, current_password: wrongPassword },
    'student',
  )
  await send(
    'PUT',
    '/student/bank-detail',
    { number: secretInputs.bankNumber, current_password: 'pravesh-demo' },
    'student',
  )
  const child = { name: childName, dateOfBirth: '2021-06-14', relation: 'mother' }
  await send('POST', '/student/manage-child', child, 'parent')
  await send('POST', '/student/manage-child', { ...child, dateOfBirth: childName }, 'parent')
  await send('POST', '/student/documents', { ...documentExample, title: secretInputs.title }, 'student')
  await send(
    'POST',
    '/student/documents',
    { ...documentExample, title: secretInputs.title, content: 'bm90' },
    'student',
  )

  const enquiry = { name, mobile, email, message: secretInputs.message, ...institute, ...consent }
  await send('POST', '/open/enquiry/admission-school', { ...enquiry, childName })
  await send('POST', '/open/enquiry/general', { ...enquiry, mobile: `${mobile}0000` })
  await send('POST', '/student/enquiry', { message: secretInputs.message, ...institute, ...consent }, 'student')
  await send('GET', `/admin/enquiry/student?search=${encodeURIComponent(email)}`, undefined, 'admin')
  const order = await send('POST', '/payment/order', { feesType: 'application', ...institute }, 'parent')
  const paid = {
    razorpay_payment_id: 'pay_kanaripay00001',
    razorpay_order_id: order.body.orderId ?? 'order_none',
    razorpay_signature: secretInputs.signature,
    orderId: order.body.orderId ?? 'order_none',
    amount: 33_100,
    feesType: 'application',
    ...institute,
  }
  await send('POST', '/student/payment-success', paid, 'parent')
  await send('POST', '/open/payment/webhook', { secret: secretInputs.signature, email })
}
