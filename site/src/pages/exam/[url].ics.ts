import { isNotFound } from '@pravesh/contract'
import type { APIRoute } from 'astro'
import { datesCalendar } from '../../lib/guidance/dates-calendar.ts'
import { languageOf } from '../../lib/page/language.ts'
import { localText } from '../../lib/page/local-text.ts'

/** An exam's dates as a calendar file; 404 where none has been announced. */
export const GET: APIRoute = async ({ params, locals, currentLocale, url: { origin } }) => {
  const language = languageOf(currentLocale)
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
  return datesCalendar('exam', { id, url, updatedAt }, name, dates, { language, origin })
}
