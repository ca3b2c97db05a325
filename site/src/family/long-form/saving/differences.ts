import { type Row, rowsOf, type Section, type Task } from '../../../lib/form-tasks.ts'
import type { Difference } from '../../parts/Conflict.tsx'
import type { Source } from '../source.ts'
import { answerWords, type FormText, fieldLabel } from '../words.ts'
import type { Clash } from './clash.ts'

/** The answers of a section that were written twice, as a person reads them. */
export function differencesIn(
  task: Task,
  { mine, theirs }: Clash,
  text: FormText,
  language: 'en' | 'hi',
  source: Source,
): Difference[] {
  const rows = ([mine, theirs] as const).map((section: Section) => rowsOf(task, section))
  const most = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) =>
    task.fields
      .filter(({ kind }) => kind !== 'kept')
      .map((field) => {
        const [here = '', there = ''] = rows.map((list) => {
          const row: Row | undefined = list[at]
          return row ? answerWords(field, row, text, language, source) : ''
        })
        const label = fieldLabel(field, text)
        return {
          name: `${at} ${field.name}`,
          label: task.kind === 'many' ? `${at + 1}. ${label}` : label,
          mine: here,
          theirs: there,
        }
      })
      .filter((one) => one.mine !== one.theirs),
  ).flat()
}
