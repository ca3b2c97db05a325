import { defineMessages } from '../../define-messages.ts'

/** Waiting work of institutes, on the institutes' start page. */
export const workTexts = defineMessages('workTexts', {
  title: 'What waits',
  overdue: 'Replies overdue',
  dueSoon: 'Due within 12 hours',
  lapsing: 'Offers that lapse within 7 days',
  toDecide: 'Applications to decide',
  today: 'Asked today',
  open: 'To answer',
  nothing: 'Nothing waits. New enquiries and applications are listed here.',
  oldest: 'oldest {when}',
  firstDue: 'first due {when}',
  firstEnd: 'first ends {when}',
})
