import { boolean, choice, dateTime, link, text } from '../fields.ts'

export const publicationStates = ['draft', 'review', 'scheduled', 'published', 'archived'] as const

/** What every published thing carries: its state, when it goes out, and what search engines are told. */
export const publishing = {
  status: choice(publicationStates, { required: true }),
  publishAt: dateTime({ help: 'With status scheduled: when it is meant to go out' }),
  seoTitle: text({ max: 70, label: 'Title for search engines' }),
  seoDescription: text({ max: 170, label: 'Description for search engines' }),
  seoImage: link({ label: 'Picture for sharing' }),
  noindex: boolean({ label: 'Keep out of search engines' }),
} as const
