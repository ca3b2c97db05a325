import { pagePath } from '@pravesh/contract'
import { isDay } from '../../application/birth-date.ts'
import { classes } from '../../application/choices.ts'
import { classValue } from '../comparison/fee-choice.ts'

/** The page that works out the points and the class of a child by the table of a school. */
export const pointsPath = (url: string): string => `${pagePath('school', url)}/points`

/** The parameter of a criterion, by its place in the table; the contract allows 30. */
export const answerName = (index: number): string => `c${index + 1}`
const answerNames = Array.from({ length: 30 }, (_, index) => answerName(index))
/** What the page reads. */
export const pointsParameters: readonly string[] = ['born', 'class', 'km', ...answerNames]

const answers = ['yes', 'no'] as const
/** Whether a criterion is met, as a family answers; null where it does not. */
export type Answer = (typeof answers)[number] | null

/** What an address asks for: the values as typed, the fields in error and what could be read. */
export interface PointsForm {
  values: { born: string; km: string }
  errors: ('born' | 'km')[]
  /** ISO. */
  born: string | null
  km: number | null
  class: number | null
  /** By the place of the criterion in the table. */
  answers: Answer[]
  isFilled: boolean
}

/** Reads `?born=2023-05-02&class=nursery&km=4.5&c1=yes&c3=no`. A day after `today` (ISO) is in error. */
export function pointsFormIn(parameters: URLSearchParams, today: string): PointsForm {
  const values = { born: parameters.get('born') ?? '', km: parameters.get('km') ?? '' }
  const born = isDay(values.born) && values.born <= today ? values.born : null
  const km = /^\d{1,3}(?:\.\d{1,3})?$/.test(values.km) ? Number(values.km) : null
  const errors: PointsForm['errors'] = []
  if (values.born && born === null) errors.push('born')
  if (values.km && km === null) errors.push('km')
  return {
    values,
    errors,
    born,
    km,
    class: classes.find((number) => classValue(number) === parameters.get('class')) ?? null,
    answers: answerNames.map((name) => answers.find((answer) => answer === parameters.get(name)) ?? null),
    isFilled: pointsParameters.some((name) => parameters.has(name)),
  }
}
