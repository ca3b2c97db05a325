/** The start page of the institutes' console. */
export const home = {
  today: 'Asked today',
  overdue: 'Replies overdue',
  open: 'Open enquiries',
  completeness: 'How complete the page is',
  percent: '{percent} % complete',
  next: 'Next: {step}',
  complete: 'Everything that families look for is there',
  enquiries: '{count} to answer, {overdue} late',
  newApplications: '{count} to read',
  fees: 'Fees',
  faqs: 'Questions and answers',
  awards: 'Awards',
  media: 'Pictures',
} as const
