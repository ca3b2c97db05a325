import { isNotFound, pagePath } from '@pravesh/contract'
import type { APIRoute } from 'astro'
import { calendarFile } from '../../lib/guidance/calendar-file.ts'

/** An exam's dates as a calendar file; 404 where none has been announced. */
export const GET: APIRoute = async ({ params, locals, url: { origin } }) => {
  const { url = '' } = params
  locals.page.keep({ tags: ['exams'], maxAge: 300, staleFor: 3600 })
  const found = await locals.reader.examByUrl({ url }).catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
  if (!found || found.data.dates.length === 0) return new Response(null, { status: 404 })
  const { id, name, dates, updatedAt } = found.data
  locals.page.keep({ tags: [`exam:${id}`] })
  const { host } = new URL(origin)
  const page = new URL(pagePath('exam', url), origin).href
  const events = dates.map(({ event, from, to, tentative, source }) => ({
    id: `exam-${id}-${event.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}@${host}`,
    title: `${name}: ${event}${tentative ? ' (may move)' : ''}`,
    from,
    to,
    note: `Source: ${source.name}, ${source.asOf}`,
    url: page,
  }))
  return new Response(calendarFile(name, events, updatedAt), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${url}.ics"`,
    },
  })
}
