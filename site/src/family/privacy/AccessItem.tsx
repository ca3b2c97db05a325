import type { AccessRow } from '@pravesh/contract'
import { formatDate, formatDateTime } from '@pravesh/messages'
import { isClosed } from '../../lib/application/stages.ts'
import { pathIn } from '../../lib/page/language.ts'
import { courseText } from '../parts/course/course-text.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { EndAccess } from './EndAccess.tsx'

/** Whether an institute may read an application, as a sentence. */
function useAccessText({ endedAt, endedBy, endsOn }: AccessRow): string {
  const text = useText<'privacy'>()
  const language = useLanguage()
  if (endedAt && endedBy) return text(`privacy.ended_${endedBy}`, { date: formatDate(endedAt, language) })
  return endsOn ? text('privacy.endsOn', { date: formatDate(endsOn, language) }) : text('privacy.whileOpen')
}

/** One application that was sent: what its institute may read, who has read it, and the button that ends it. */
export function AccessItem({ row }: { row: AccessRow }) {
  const { id, instituteName, instituteType, instituteUrl, childName, status, submittedAt, endedAt, reads } = row
  const text = useText<'privacy' | 'stage'>()
  const language = useLanguage()
  const course = row.course ? courseText(row) : null
  const accessText = useAccessText(row)
  return (
    <li className="access">
      <div>
        <h3 id={`access-${id}`}>
          <a href={pathIn(language, `/${instituteType}/${instituteUrl}`)}>{instituteName}</a>
        </h3>
        <p className="small soft">
          {[childName && text('privacy.forChild', { name: childName }), course, text(`stage.${status}`)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="small soft">{text('privacy.sentOn', { date: formatDate(submittedAt, language) })}</p>
      </div>
      <p>{accessText}</p>
      {reads.length === 0 ? (
        <p className="small soft">{text('privacy.noReads')}</p>
      ) : (
        <details>
          <summary>{text(reads.length === 1 ? 'privacy.readOnce' : 'privacy.reads', { count: reads.length })}</summary>
          <ul className="small">
            {reads.map(({ by: reader, at: readAt }) => (
              <li key={reader + readAt}>
                {text('privacy.read', { by: reader, date: formatDateTime(readAt, language) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {!endedAt && <EndAccess id={id} name={instituteName} isOpen={!isClosed(status)} />}
    </li>
  )
}
