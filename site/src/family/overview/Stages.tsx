import type { ApplicationRow } from '@pravesh/contract'
import { byStage, stageSteps, stepsDone } from '../../lib/application/stages.ts'
import { applicationAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import type { AccountType } from '../../stores/session.ts'
import { courseText } from '../parts/course/course-text.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { LastDay } from './LastDay.tsx'

type AccountProgress = { accountType: AccountType; inCart: number; children: number }

/** All open applications, by whose turn it is; each with its previous stages. */
export function Stages({ applications, ...progress }: AccountProgress & { applications: readonly ApplicationRow[] }) {
  const text = useText<'overview' | 'stage'>()
  if (applications.length === 0) return <NoneYet {...progress} />
  return (
    <section aria-labelledby="stages">
      <h2 id="stages">{text('overview.stagesTitle')}</h2>
      <div className="stages">
        {byStage(applications).map(([group, rows]) => (
          <section key={group} className={`stage-${group}`}>
            <h3>
              {text(`overview.${group}`)} <small>{rows.length}</small>
            </h3>
            {rows.length === 0 ? (
              <p className="soft small">{text('overview.none')}</p>
            ) : (
              <ul>
                {rows.map((row) => (
                  <Card key={row.id} {...row} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
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
    <section className="empty">
      <h2>{text('overview.noApplications')}</h2>
      <p>{text(lead)}</p>
      <a className="button main" href={pathIn(language, path)}>
        {text(action)}
      </a>
    </section>
  )
}

function Card(application: ApplicationRow) {
  const { instituteName, courseName, childName, status, replyBy, waitlistNumber } = application
  const text = useText<'overview' | 'stage'>()
  const language = useLanguage()
  const state = text(`stage.${status}`)
  return (
    <li>
      <a href={applicationAddress(language, application)}>
        <strong>{instituteName}</strong>
        {courseName && <span className="small">{courseText(application)}</span>}
        {childName && <span className="soft small">{text('overview.forChild', { name: childName })}</span>}
        <meter className="way" min={0} max={stageSteps} value={stepsDone(status)} aria-label={state}>
          {state}
        </meter>
        <span className="small">
          {state}
          {waitlistNumber !== null && ` · ${text('overview.waitlist', { place: waitlistNumber })}`}
        </span>
        {replyBy && status === 'offered' && <LastDay day={replyBy} />}
      </a>
    </li>
  )
}
