import { reasonsOfPasswords } from '../../../../reasons/hindi/passwords.ts'

/** The server's messages on passwords, by the English one. */
export const declaredOfPasswords: Readonly<Record<string, string>> = {
  ...reasonsOfPasswords,
  'Password Updated Successfully': 'पासवर्ड बदल दिया गया',
  'New password sent successfully': 'नया पासवर्ड भेज दिया गया',
}
