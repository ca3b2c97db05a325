import type { callTexts as english } from '../../en/institute/call.ts'

export const callTexts: Record<keyof typeof english, string> = {
  whatCameOfTheCall: 'कॉल में क्या हुआ',
  whatWasSaid: 'क्या बात हुई',
  logACall: 'कॉल दर्ज करें',
  logTheCall: 'कॉल दर्ज करें',
}
