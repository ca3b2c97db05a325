import type { ApplicationRow } from '@pravesh/contract'
import { byStage, type StageGroup } from '../../lib/application/stages.ts'
import { applicationAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import type { AccountType } from '../../stores/session.ts'
import { className } from '../parts/class-name.ts'
import { courseText } from '../parts/course/course-text.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { StageLine } from '../parts/StageLine.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'
import { LastDay } from './LastDay.tsx'

type AccountProgress = { accountType: AccountType; inCart: number; children: number }

/** All open applications as lines of stages, those that wait for the family first; each says whose turn it is. */
export function Stages({ applications, ...progress }: AccountProgress & { applications: readonly ApplicationRow[] }) {
  const text = useText<'overview' | 'stage'>()
  if (applications.length === 0) return <NoneYet {...progress} />
  return (
    <section aria-labelledby="stages">
      <h2 id="stages">{text('overview.stagesTitle')}</h2>
      <ul className="stages">
        {byStage(applications).flatMap(([group, rows]) =>
          rows.map((row) => <Row key={row.id} turn={group} application={row} />),
        )}
      </ul>
    </section>
  )
}

/** The missing step before there is an application: a child, an institute, or only the fee of an item in the cart. */
function NoneYet({ accountType, inCart, children }: AccountProgress) {
  const text = useText<'overview'>()
  const language = useLanguage()
  const [lead, path, action] =
    inCart > 0
      ? (['overview.noApplicationsPaid', '/student/cart', 'overview.toCart'] as const)
      : accountType === 'college'
        ? (['overview.noApplicationsCollege', '/colleges/all', 'overview.findColleges'] as const)
        : children > 0
          ? (['overview.noApplicationsChild', '/student/schools', 'overview.findSchools'] as const)
          : (['overview.noApplicationsSchool', '/student/schools', 'overview.findSchools'] as const)
  return (
    <EmptyState picture="institute" title={text('overview.noApplications')} lead={text(lead)}>
      <a className="button main" href={pathIn(language, path)}>
        {text(action)}
      </a>
    </EmptyState>
  )
}

function Row({ turn, application }: { turn: StageGroup; application: ApplicationRow }) {
  const { instituteName, courseName, childName, class: grade, session, status, replyBy, waitlistNumber } = application
  const text = useText<'overview' | 'stage' | 'choices'>()
  const language = useLanguage()
  return (
    <li className={`stage-${turn}`}>
      <a href={applicationAddress(language, application)}>
        <strong>{instituteName}</strong>
        <span className="soft small">
          {[
            courseName && courseText(application),
            grade !== null && className(text, grade),
            session,
            childName && text('overview.forChild', { name: childName }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </a>
      <span className="turn small">{text(`overview.${turn}`)}</span>
      <StageLine status={status} />
      <p className="small">
        {text(`stage.${status}`)}
        {waitlistNumber !== null && ` · ${text('overview.waitlist', { place: waitlistNumber })}`}{' '}
        {replyBy && status === 'offered' && <LastDay day={replyBy} />}
      </p>
    </li>
  )
}
