/** Records that are to be published or taken off at a time. */
export const scheduled = {
  title: 'Scheduled',
  one: 'Scheduled change',
  name: 'Name',
  kind: 'Kind',
  action: 'What happens',
  publish: 'Is published',
  unpublish: 'Is taken off',
  at: 'When',
  by: 'By',
  unknown: 'Not known',
  button: 'Action',
  cancel: 'Cancel',
  cancelOne: 'Cancel: {name}',
} as const
