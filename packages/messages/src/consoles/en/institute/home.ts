/** The start page of the institutes' console. */
export const home = {
  completeness: 'How complete the page is',
  percent: '{percent} % complete',
  next: 'Next: {step}',
  complete: 'Everything that families look for is there',
  fees: 'Fees',
  faqs: 'Questions and answers',
  awards: 'Awards',
  media: 'Pictures',
} as const
