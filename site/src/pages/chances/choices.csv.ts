import type { APIRoute } from 'astro'
import { chanceFormIn } from '../../lib/chances/address.ts'
import { choiceFile } from '../../lib/chances/choice-file.ts'
import { choicesIn, compareChoices, mostChoices } from '../../lib/chances/choices.ts'
import { languageOf } from '../../lib/page/language.ts'
import { parametersIn } from '../../lib/page/page-parameters.ts'

/** The list of choices of an address as a CSV file; 404 where it has none. */
export const GET: APIRoute = async ({ locals, currentLocale, url }) => {
  locals.page.keep({ tags: ['colleges', 'exams'], maxAge: 300, staleFor: 3600 })
  const parameters = parametersIn(url)
  const ids = choicesIn(parameters).slice(0, mostChoices)
  if (ids.length === 0) return new Response(null, { status: 404 })
  const { data } = await locals.reader.chanceLines({ ids: ids.join(',') })
  const choices = compareChoices(data, chanceFormIn(parameters, ''))
  return new Response(choiceFile(choices, languageOf(currentLocale)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="choices.csv"',
    },
  })
}
