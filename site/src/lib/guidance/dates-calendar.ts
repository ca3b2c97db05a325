import { type PageKind, pagePath, type Source } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import { pathIn } from '../page/language.ts'
import { calendarFile } from './calendar-file.ts'

interface CalendarDate {
  /** Name of the event in English: the part of its id that stays the same. */
  event: string
  /** Its name on the page, where that is another. */
  title?: string
  from: string
  to: string | null
  tentative: boolean
  source: Source
}

interface DatedRecord {
  id: number
  url: string
  updatedAt: string
}

/** The dates of a record with a page as a calendar file for download. `name` is that of the record, `origin` that of the site. */
export function datesCalendar(
  kind: PageKind,
  { id, url, updatedAt }: DatedRecord,
  name: string,
  dates: readonly CalendarDate[],
  { language, origin }: { language: Language; origin: string },
): Response {
  const text = t(language)
  const { host } = new URL(origin)
  const page = new URL(pathIn(language, pagePath(kind, url)), origin).href
  const events = dates.map(({ event, title = event, from, to, tentative, source }) => ({
    id: `${kind}-${id}-${event.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}@${host}`,
    title: `${name}: ${title}${tentative ? ` (${text('guidance.tentative')})` : ''}`,
    from,
    to,
    note: `${text('site.source')}: ${catalogueName(source.name, language)}, ${formatDate(source.asOf, language)}`,
    url: page,
  }))
  return new Response(calendarFile(name, events, updatedAt), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${url}.ics"`,
    },
  })
}
