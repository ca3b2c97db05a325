import type { Descriptions } from '../shared.ts'

/** Signing up and in: passwords, codes and tokens. */
export const session: Descriptions = {
  auth_token: 'Token of the session, for `Authorization: Bearer`; opaque, to keep secret',
  'open.otp.verify/auth_token':
    'Token of the session, for `Authorization: Bearer`; absent where the mobile has no account yet',
  token: 'Token of the administrator’s session, for `Authorization: Bearer`; opaque, to keep secret',
  username: 'Name to greet the person by',
  'open.admin-login/username': 'User name of the administrator',
  'open.buyer-login/username': 'E-mail address of the institute’s account',
  'open.student-login/>username': 'E-mail address or mobile of the account',
  'open.otp.verify/username': 'Name to greet the person by; absent where the mobile has no account yet',
  'open.forgot-password/username':
    'E-mail address of the account, or a student’s verified mobile: the password is sent there',
  password: 'Password of the account; a temporary one is taken too',
  'open.admin-login/password': 'Password of the account',
  'open.student-signup,open.school-signup/password':
    'Password to choose: at least 10 characters, not a common one, not the name or address',
  new_password: 'Password to change to: at least 10 characters, not a common one',
  'open.buyer-login,open.student-login/new_password':
    'Needed with a temporary password, to change it at once: at least 10 characters, not a common one',
  current_password: 'Password of the account as it is now',
  'student.profile.change/current_password': 'Password of the account; needed with `email` and `mobile`',
  'student.bank-detail.change/current_password': 'Password of the account, asked again before the details change',
  student_type:
    'Which account, where one person has two from before one was for both: college or school. Else the one there is',
  institute_type: 'What the account manages: schools or colleges',
  'open.otp/student_type':
    'Which account the code signs in to, where one mobile has two from before one was for both: college or school',
  'open.forgot-password/student_type':
    'For a family: which account is meant, where one person has two from before one was for both; without it, both',
  'open.forgot-password/institute_type':
    'For a buyer: which account is meant, a school’s or a college’s; without it, both',
  'open.forgot-password/role': 'student: a family; buyer: an institute',
  'open.buyer-login/email': 'E-mail address of the institute’s account',
  otpId: 'Names the code that was sent; send it back with the code',
  otp: 'The six digits that were sent to the mobile',
  'student.email-code.verify/otp': 'The six digits that were mailed to the account’s address',
  resendAfter: 'Seconds until another code can be asked for',
  ticket:
    'Proof that the mobile is theirs, from otp/verify: works once, for 30 minutes. Without it the mobile is not verified yet',
  'open.otp.verify/ticket':
    'Proof that the mobile is theirs, for a sign-up within 30 minutes; absent where there is an account',
  'open.otp.verify/mobile': 'Mobile that the code was sent to',
  'open.student-signup/name': 'Full name of the student',
  'open.student-signup/email': 'E-mail address, which signs in and gets mails',
  date_of_birth: 'Day on which the student was born; under 18, `guardian` is needed',
  guardian: 'Parent or guardian who agrees, for a student under 18',
  'guardian.name': 'Full name of the parent or guardian',
  'guardian.mobile': 'The guardian’s own mobile, another than the student’s: + and country code, or ten Indian digits',
  'guardian.consentVersion':
    'Version of the consent text that the guardian agreed to: one that we published, such as 2026-11',
  parent_name: 'Full name of the parent',
  parent_email: 'E-mail address of the parent, which signs in and gets mails',
  'open.student-signup,open.school-signup/instituteType':
    'Whether they sign up to apply to a school or a college; with `instituteId`',
  'open.student-signup,open.school-signup/instituteId': 'Id of the institute that they sign up to apply to',
  'open.student-signup,open.school-signup/payment': 'True where an institute was named: its fee is the next step',
  insertid: 'Id of the new account',
}
