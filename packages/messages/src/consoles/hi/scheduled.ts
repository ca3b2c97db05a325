import type { scheduled as english } from '../en/scheduled.ts'

export const scheduled: Record<keyof typeof english, string> = {
  title: 'तय समय पर',
  one: 'तय बदलाव',
  cancel: 'रद्द करें',
  cancelTitle: '{name} का तय समय रद्द करें?',
  cancelText: 'यह {time} के लिए तय है। समय रखा नहीं जाएगा।',
  cancelConfirm: 'तय समय रद्द करें',
  keep: 'रहने दें',
  cancelOne: 'रद्द करें: {name}',
}
