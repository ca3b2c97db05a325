import { dayInIndia, formatDate } from '@pravesh/messages'
import { daysLeft } from '../../lib/application/stages.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

/** A last day to answer, and how many days are left to it. */
export function LastDay({ day }: { day: string }) {
  const text = useText<'overview'>()
  const language = useLanguage()
  const days = daysLeft(day, dayInIndia(new Date()))
  const left =
    days < 0 ? text('overview.past') : days === 0 ? text('overview.today') : text('overview.daysLeft', { days })
  return (
    <span className={days <= 7 ? 'tag urgent' : 'tag'}>
      {text('overview.by', { date: formatDate(day, language) })} · {left}
    </span>
  )
}
