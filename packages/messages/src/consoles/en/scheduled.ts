/** Records that are to be published or taken off at a time. */
export const scheduled = {
  title: 'Scheduled',
  one: 'Scheduled change',
  cancel: 'Cancel',
  cancelTitle: 'Cancel the schedule of {name}?',
  cancelText: 'It is set for {time}. The time is not kept.',
  cancelConfirm: 'Cancel the schedule',
  keep: 'Keep it',
  cancelOne: 'Cancel: {name}',
} as const
