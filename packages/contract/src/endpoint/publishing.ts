import type { z } from 'zod'
import { boolean, choice, dateTime, link, text } from '../fields/fields.ts'
import type { FieldError } from './errors.ts'

export const publicationStates = ['draft', 'review', 'scheduled', 'published', 'archived'] as const

/** Fields of every published record: its state, its publication time, and metadata for search engines. */
export const publishing = {
  status: choice(publicationStates, {
    required: true,
    initial: 'draft',
    description:
      'draft: being written; review: to be read by another; scheduled: published by itself at `publishAt`; published: everybody sees it; archived: taken off. Only published is shown',
    filterDescription: 'Only those in this state',
  }),
  publishAt: dateTime({ help: 'With status scheduled: when it goes out' }),
  unpublishAt: dateTime({ help: 'When it is taken off and archived; empty: it stays' }),
  seoTitle: text({
    max: 70,
    label: 'Title for search engines',
    description: 'Title for search engines and tabs, in place of the page’s own',
  }),
  seoDescription: text({
    max: 170,
    label: 'Description for search engines',
    description: 'Description for search engines, in place of the page’s own',
  }),
  seoImage: link({
    picture: true,
    label: 'Picture for sharing',
    description: 'Picture for sharing: a web address, or a path on this site',
  }),
  noindex: boolean({
    label: 'Keep out of search engines',
    description: 'True where search engines are asked to leave the page out',
  }),
} as const

type Values = Readonly<Record<string, unknown>>
const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

/** Errors of the schedule of a complete record, by field: status `scheduled` without `publishAt` or with one in the past, an end before the start. */
export function scheduleErrors({ status, publishAt, unpublishAt }: Values): FieldError[] {
  if (status === 'scheduled' && !publishAt)
    return [{ field: 'publishAt', message: 'Say when it goes out: it is scheduled' }]
  if (status === 'scheduled' && timeOf(publishAt) <= Date.now())
    return [{ field: 'publishAt', message: 'Choose a time that is still to come, or publish it now' }]
  if (timeOf(unpublishAt) <= timeOf(publishAt))
    return [{ field: 'unpublishAt', message: 'Must be later than Publish at' }]
  return []
}

/** Adds field errors to the issues of a schema: for `superRefine` on the schema of a complete record. */
export const refineWith =
  (check: (record: Values) => FieldError[]) =>
  (record: Values, context: z.RefinementCtx): void => {
    for (const { field, message } of check(record))
      context.addIssue({ code: 'custom', path: field.split('.'), message })
  }
