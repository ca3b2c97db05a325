import { type CounsellingCard, type ExamCard, type InstituteType, pagePath, type Source } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { type LocalText, localText, onlyEnglish } from '../page/local-text.ts'
import { counsellingsAhead } from './counsellings-ahead.ts'

export interface DateAhead {
  name: LocalText<string>
  /** Of the page, in English. */
  path: string
  event: { value: string; lang: 'en' | undefined }
  /** ISO day in India. */
  from: string
  tentative: boolean
  tier: Source['tier']
}
interface ClosingDay {
  instituteType: InstituteType
  name: string
  url: string
  closesOn: string
  source: Source
}
interface Known {
  exams: readonly ExamCard[]
  counsellings: readonly CounsellingCard[]
  closing: readonly ClosingDay[]
}

const byDay = (first: DateAhead, other: DateAhead): number => first.from.localeCompare(other.from)

/** The next `rows` days of exams, counsellings and institutes: at least half of institutes where there are as many. */
export function datesAhead({ exams, counsellings, closing }: Known, rows: number, today: string, language: Language) {
  const lastDay = t(language)('home.lastDay')
  const announced: DateAhead[] = exams
    .flatMap(({ name, nameLocal, url, nextDate }): DateAhead[] => {
      if (!nextDate || nextDate.from < today) return []
      const { from, event, tentative, source } = nextDate
      return [
        {
          ...{ name: localText(language, name, nameLocal), path: pagePath('exam', url) },
          ...{ event: { value: event, lang: onlyEnglish(language) }, from, tentative, tier: source.tier },
        },
      ]
    })
    .concat(counsellingsAhead(counsellings, today, language))
    .toSorted(byDay)
  const lastDays = closing.slice(0, Math.max(rows / 2, rows - announced.length)).map(
    ({ instituteType, name, url, closesOn, source }): DateAhead => ({
      ...{ name: { value: name }, path: pagePath(instituteType, url), from: closesOn },
      ...{ event: { value: lastDay, lang: undefined }, tentative: false, tier: source.tier },
    }),
  )
  return [...announced.slice(0, rows - lastDays.length), ...lastDays].toSorted(byDay)
}
