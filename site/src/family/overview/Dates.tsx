import type { Dashboard } from '@pravesh/contract'
import { dayInIndia, formatDate } from '@pravesh/messages'
import { daysLeft } from '../../lib/application/stages.ts'
import { applicationAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

type Day = Dashboard['dates'][number]

/** The days ahead: answers to offers, tests and interactions, last days to apply. Nothing where there is none. */
export function Dates({ dates }: { dates: readonly Day[] }) {
  const text = useText<'overview'>()
  if (dates.length === 0) return null
  return (
    <section className="panel" aria-labelledby="dates">
      <h2 id="dates">{text('overview.datesTitle')}</h2>
      <ol className="dates">
        {dates.map((day) => (
          <Row key={`${day.kind} ${day.instituteType} ${day.instituteId} ${day.child}`} {...day} />
        ))}
      </ol>
    </section>
  )
}

function Row(day: Day) {
  const { on, kind, time, instituteType, instituteName, instituteUrl, childName } = day
  const text = useText<'overview'>()
  const language = useLanguage()
  const days = daysLeft(on, dayInIndia(new Date()))
  const href =
    kind === 'closes' ? pathIn(language, `/${instituteType}/${instituteUrl}`) : applicationAddress(language, day)
  return (
    <li className={days <= 7 ? 'soon' : undefined}>
      <p className="small">
        <b>{days === 0 ? text('overview.isToday') : text('overview.inDays', { days })}</b>
        <br />
        {formatDate(on, language)}
        {time && `, ${time}`}
      </p>
      <div>
        <a href={href}>{instituteName}</a>
        <p className="small soft">
          {text(`overview.date_${kind}`)}
          {childName && ` · ${text('overview.forChild', { name: childName })}`}
        </p>
      </div>
    </li>
  )
}
