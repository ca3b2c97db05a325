/** What others may read of a family, and the end of it. */
export const privacy = {
  title: 'Your data',
  lead: 'Who may read what you sent, who has read it, and how to end it.',
  accessTitle: 'Who may read your applications',
  accessLead:
    'A school or college reads what you sent to it, and nothing else. Its access ends 90 days after the application is closed, or when you end it.',
  none: 'You have sent no application yet.',
  forChild: 'For {name}',
  sentOn: 'Sent on {date}',
  whileOpen: 'It can read your application while it decides.',
  endsOn: 'It can read your application until {date}.',
  ended_family: 'You ended its access on {date}.',
  ended_admin: 'Its access ended on {date}, when the fee was returned.',
  ended_clock: 'Its access ended on {date}, 90 days after the application was closed.',
  noReads: 'Nobody has read it.',
  readOnce: 'Read once',
  reads: 'Read {count} times',
  read: '{by}, {date}',
  end: 'End access',
  endSure: 'End the access of {name}?',
  endLead:
    '{name} sees from then on only the name, the dates and its own decision: no form, no contact, no documents. This cannot be undone. What it has printed or copied is not reached.',
  endOpenLead:
    'This withdraws your application to {name}, too. It sees from then on only the name and the dates: no form, no contact, no documents. The fee that was paid is not returned by this.',
  done: 'Access ended',
  doneLead: '{name} can no longer read your application.',
} as const
