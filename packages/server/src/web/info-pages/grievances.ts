import { grievancePeriods, grievanceSubjects } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'

const placeholder = '{grievance.periods}'

/** A period in hours, from three days on in days. */
function periodText(hours: number, language: Language): string {
  const text = t(language)
  if (hours < 72) return text('grievance.hours', { count: String(hours) })
  return text('grievance.days', { count: String(hours / 24) })
}

/** Fills the table of the periods of grievances into a text: the page states what the clock of staff counts. */
export function withGrievancePeriods(markdown: string, language: Language): string {
  if (!markdown.includes(placeholder)) return markdown
  const text = t(language)
  const rows = grievanceSubjects.map((subject) => {
    const { acknowledgeHours, resolveHours, law } = grievancePeriods[subject]
    const label = `${text(`grievance.${subject}`)} (${law})`
    return [label, periodText(acknowledgeHours, language), periodText(resolveHours, language)]
  })
  const head = [text('grievance.subject'), text('grievance.acknowledged'), text('grievance.resolved')]
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return markdown.replace(placeholder, lines.join('\n'))
}
