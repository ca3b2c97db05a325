import { isNotFound } from '@pravesh/contract'
import type { APIRoute } from 'astro'
import { datesCalendar } from '../../lib/guidance/dates-calendar.ts'
import { roundName } from '../../lib/guidance/round-name.ts'
import { languageOf } from '../../lib/page/language.ts'
import { localText } from '../../lib/page/local-text.ts'

/** The days of a counselling as a calendar file; 404 where none has been announced. */
export const GET: APIRoute = async ({ params, locals, currentLocale, url: { origin } }) => {
  const language = languageOf(currentLocale)
  const { url = '' } = params
  locals.page.keep({ tags: ['counselling'], maxAge: 300, staleFor: 3600 })
  const found = await locals.reader.counselling({ url }).catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
  if (!found || found.data.rounds.length === 0) return new Response(null, { status: 404 })
  const { id, rounds, updatedAt } = found.data
  const name = localText(language, found.data.name, found.data.nameLocal).value
  locals.page.keep({ tags: [`counselling:${id}`] })
  const dates = rounds.map((round) => ({
    ...round,
    event: `${round.name} ${round.step}`,
    title: roundName(round, language),
  }))
  return datesCalendar('counselling', { id, url, updatedAt }, name, dates, { language, origin })
}
