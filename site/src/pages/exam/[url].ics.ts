import { isNotFound, pagePath } from '@pravesh/contract'
import { formatDate, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import type { APIRoute } from 'astro'
import { calendarFile } from '../../lib/guidance/calendar-file.ts'
import { languageOf, pathIn } from '../../lib/page/language.ts'
import { localText } from '../../lib/page/local-text.ts'

/** An exam's dates as a calendar file; 404 where none has been announced. */
export const GET: APIRoute = async ({ params, locals, currentLocale, url: { origin } }) => {
  const language = languageOf(currentLocale)
  const text = t(language)
  const { url = '' } = params
  locals.page.keep({ tags: ['exams'], maxAge: 300, staleFor: 3600 })
  const found = await locals.reader.examByUrl({ url }).catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
  if (!found || found.data.dates.length === 0) return new Response(null, { status: 404 })
  const { id, dates, updatedAt } = found.data
  const name = localText(language, found.data.name, found.data.nameLocal).value
  locals.page.keep({ tags: [`exam:${id}`] })
  const { host } = new URL(origin)
  const page = new URL(pathIn(language, pagePath('exam', url)), origin).href
  const events = dates.map(({ event, from, to, tentative, source }) => ({
    id: `exam-${id}-${event.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}@${host}`,
    title: `${name}: ${event}${tentative ? ` (${text('guidance.tentative')})` : ''}`,
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
