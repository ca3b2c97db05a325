import { type CounsellingCard, pagePath } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { localText } from '../page/local-text.ts'
import { roundName } from './round-name.ts'

/** Steps of counsellings among the dates ahead: those to come by their first day, those that are on by their last. */
export const counsellingsAhead = (counsellings: readonly CounsellingCard[], today: string, language: Language) =>
  counsellings.flatMap(({ name, nameLocal, url, nextRound }) => {
    if (!nextRound) return []
    const { from, to, tentative, source } = nextRound
    const isOn = from < today
    const step = roundName(nextRound, language)
    return [
      {
        name: localText(language, name, nameLocal),
        path: pagePath('counselling', url),
        from: isOn ? (to ?? from) : from,
        event: { value: isOn ? t(language)('counselling.lastDayOf', { step }) : step, lang: undefined },
        tentative,
        tier: source.tier,
      },
    ]
  })
