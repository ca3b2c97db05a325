import { formatDate, type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import type { Choice } from './choices.ts'
import { chanceText, lineSeats } from './text.ts'

/** A cell of a CSV file (RFC 4180); a text that a spreadsheet would read as a formula is marked as text. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A list of choices as a CSV file in UTF-8 with its mark, so that spreadsheets read Hindi. */
export function choiceFile(choices: readonly Choice[], language: Language): string {
  const text = t(language)
  const years = [...new Set(choices.flatMap((choice) => choice.years.map(({ year }) => year)))].toSorted(
    (a, b) => a - b,
  )
  const head = [
    ...[text('chances.choice'), text('chances.college'), text('chances.branchName'), text('chances.pool')],
    ...[text('chances.stands'), text('chances.standing'), ...years.map(String), text('site.source')],
  ]
  const rows = choices.map((choice, index) => {
    const { college, programme, rank, chance, source } = choice
    return [
      ...[index + 1, college.name, programme, lineSeats(choice, language), rank ?? ''],
      rank && chance ? chanceText({ ...choice, rank, chance }, language) : '',
      ...years.map((year) => choice.years.find((ranks) => ranks.year === year)?.last ?? ''),
      `${catalogueName(source.name, language)}, ${formatDate(source.asOf, language)}`,
    ]
  })
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`
}
