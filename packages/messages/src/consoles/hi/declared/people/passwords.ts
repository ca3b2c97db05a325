import { passwordReason } from '../../../../family/hi/account/password-reason.ts'

const advice = 'Put three or four words together that have nothing to do with each other or with you'

/** The server's messages on passwords, by the English one. */
export const declaredOfPasswords: Readonly<Record<string, string>> = {
  ...passwordReason,
  ...Object.fromEntries(
    Object.entries(passwordReason).map(([english, hindi]) => [
      `${english}. ${advice}`,
      `${hindi}। ${passwordReason[advice]}`,
    ]),
  ),
  'Password Updated Successfully': 'पासवर्ड बदल दिया गया',
  'New password sent successfully': 'नया पासवर्ड भेज दिया गया',
}
