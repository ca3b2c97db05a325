import { rowsOf, type Section, type SectionRow, type Task } from '../../../lib/application/form-tasks.ts'
import type { Difference } from '../../parts/draft/Conflict.tsx'
import { type FormText, fieldLabel, valueText } from '../labels.ts'
import type { Source } from '../source.ts'
import type { SaveConflict } from './conflict.ts'

/** The answers of a section that were written twice, as a person reads them. */
export function differencesIn(
  task: Task,
  { mine, theirs }: SaveConflict,
  text: FormText,
  language: 'en' | 'hi',
  source: Source,
): Difference[] {
  const rows = ([mine, theirs] as const).map((section: Section) => rowsOf(task, section))
  const rowCount = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: rowCount }, (_, index) =>
    task.fields
      .map((field) => {
        const [myText = '', theirText = ''] = rows.map((list) => {
          const row: SectionRow | undefined = list[index]
          return row ? valueText(field, row, text, language, source) : ''
        })
        const label = fieldLabel(field, text)
        return {
          name: `${index} ${field.name}`,
          label: task.kind === 'many' ? `${index + 1}. ${label}` : label,
          mine: myText,
          theirs: theirText,
        }
      })
      .filter((difference) => difference.mine !== difference.theirs),
  ).flat()
}
