import type { scheduled as english } from '../en/scheduled.ts'

export const scheduled: Record<keyof typeof english, string> = {
  title: 'तय समय पर',
  one: 'तय बदलाव',
  name: 'नाम',
  kind: 'प्रकार',
  action: 'क्या होगा',
  publish: 'प्रकाशित होगा',
  unpublish: 'हटाया जाएगा',
  at: 'कब',
  by: 'किसने',
  unknown: 'पता नहीं',
  button: 'कार्रवाई',
  cancel: 'रद्द करें',
  cancelOne: 'रद्द करें: {name}',
}
