import type { ExamCard } from '@pravesh/contract'

const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The months, 1 to 12, that a text such as `May or June` names. Empty where it names none. */
export function monthsIn(text: string | null): number[] {
  const tokens = text?.toLowerCase().match(/[a-z]+/g) ?? []
  return [...new Set(tokens.map((word) => names.indexOf(word) + 1).filter((month) => month > 0))]
}

/** Exams under each month in which they are usually held; the twelve months begin with the one given. */
export function examsByMonth(exams: readonly ExamCard[], first: number): { month: number; exams: ExamCard[] }[] {
  return names
    .map((_, index) => ((first - 1 + index) % 12) + 1)
    .map((month) => ({ month, exams: exams.filter(({ typicalMonth }) => monthsIn(typicalMonth).includes(month)) }))
}
