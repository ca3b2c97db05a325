/** User input and secrets that no log may contain. Each is a unique word. */
export const secretInputs = {
  password: 'kanari-Passw0rd-Ganga',
  wrongPassword: 'kanari-Wr0ng-Yamuna',
  nextPassword: 'kanari-N3xt-Kaveri',
  email: 'kanari.mail@example.in',
  guardianEmail: 'kanari.parent@example.in',
  /** Also found in +919812345670 and 98123 45670. */
  mobile: '9812345670',
  otherMobile: '9812345688',
  guardianMobile: '9812345699',
  name: 'Kanarina Logsdottir',
  childName: 'Kanarichild Zed',
  bankNumber: '300987654321',
  holder: 'Kanariholder Bank',
  title: 'Kanarititle Certificate',
  message: 'Kanarimessage about a bus',
  signature: `${'c0ffee'.repeat(10)}abcd`,
} as const

/** Words of a log that were secrets: as they are, without regard to case, and numbers also where they are spaced. */
export function found(log: string, secrets: readonly string[]): string[] {
  const lowerLog = log.toLowerCase()
  const digits = log.replace(/(?<=\d)[ -](?=\d)/g, '')
  return secrets.filter(
    (secret) => lowerLog.includes(secret.toLowerCase()) || (/^\d+$/.test(secret) && digits.includes(secret)),
  )
}
