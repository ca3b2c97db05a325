import { z } from 'zod'
import { dateText } from '../../fields/field.ts'
import { personalText, typedLine } from '../../fields/text.ts'

const timePattern = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i

/** A time as people type it (`9:30`, `9.30`, `2 pm`, `14:00`) as `09:30`; text that is no time stays as it is. */
function readTime(typed: string): string {
  const [, hourText, minutes = '00', half] = timePattern.exec(typed.trim()) ?? []
  if (hourText === undefined || (minutes === '00' && half === undefined && !/[:.]/.test(typed))) return typed
  const hour = Number(hourText)
  if (half === undefined) return `${hourText.padStart(2, '0')}:${minutes}`
  if (hour < 1 || hour > 12) return typed
  const hours = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/** Details of a test or an interaction, in a move to it. */
export const appointmentShape = {
  on: dateText
    .optional()
    .describe('Day of the test or the interaction: with these states, and only then; a note may say it instead'),
  time: typedLine(24)
    .overwrite(readTime)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 9:30 or 2 pm')
    .optional()
    .describe('Time of that day in India, as 9:30, 9.30 or 2 pm: it is kept as 09:30; only with `on`'),
  place: personalText(300)
    .pipe(z.string().min(1, 'Required'))
    .optional()
    .describe('Where it is: an address, or a link; only with `on`'),
  bring: personalText(300)
    .pipe(z.string().min(1, 'Required'))
    .optional()
    .describe('What the applicant brings, plain text; only with `on`'),
}

/** The coming test or interaction of an application, as its institute set it last. */
export const appointment = z
  .strictObject({
    on: dateText.describe('Day of it, in India'),
    time: z.string().nullable().describe('Time of that day in India, as 09:30; null where none was said'),
    place: z.string().nullable().describe('Where it is: an address, or a link; null where none was said'),
  })
  .meta({ id: 'ApplicationAppointment' })
