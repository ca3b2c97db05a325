/** An institute's own record, in its own console. */
export const details = {
  one: 'Institute page',
  intro:
    'Name, place, owner and approvals change once we have approved them. Everything else families see as soon as it is saved.',
  waiting: 'Not approved yet',
  waitingIntro: 'Families see what was there before until it is approved.',
  since: 'Waits for approval since {date}',
  value: '{label}: {value}',
  removed: 'removed',
  saved: 'Saved. Waits for approval: {fields}',
} as const
