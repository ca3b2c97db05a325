import { formatDate } from '@pravesh/messages'
import { readFormValues } from '../../../lib/application/form-values.ts'
import { isClosed } from '../../../lib/application/stages.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { LastDay } from '../../overview/LastDay.tsx'
import { courseText } from '../../parts/course/course-text.ts'
import { StageLine } from '../../parts/StageLine.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ApplicationRecord } from '../application-record.ts'
import { Appointment } from './Appointment.tsx'
import { missingLabel } from './FeePart.tsx'
import { MoveButton } from './MoveButton.tsx'
import { documentLabels } from './Timeline.tsx'

/** Documents ticked in the form below: they are shared in the same call, since the form closes with it. */
function tickedDocuments(): { documents?: number[] } {
  const formElement = document.querySelector('form.told')
  if (!(formElement instanceof HTMLFormElement)) return {}
  const { documents } = readFormValues(new FormData(formElement))
  return documents === undefined ? {} : { documents: documents.split(',').filter(Boolean).map(Number) }
}

type Props = { form: ApplicationRecord; onChange: (form: ApplicationRecord) => void }

/** The status of the application, its next step, and the family's actions: answer an offer, confirm documents, withdraw. */
export function ApplicationStatus({ form, onChange }: Props) {
  const { application, instituteName: name, instituteType, instituteUrl, childName } = form
  const course = courseText(application?.course ? application : form)
  const text = useText<'application' | 'choices' | 'overview' | 'stage'>()
  const language = useLanguage()
  const status = application?.status
  const open = status && !isClosed(status)
  const paid = form.fee.paid
  const last = form.timeline.findLast(({ to }) => to === status)
  const requestedDocuments = documentLabels(last?.documentTypes ?? [], text)
  const lacks = missingLabel(form.completeness.missing, text)
  return (
    <section className="standing" aria-labelledby="stands">
      <h2 id="stands">
        <a href={pathIn(language, `/${instituteType}/${instituteUrl}`)}>{name}</a>
      </h2>
      <p className="standing-tags">
        {status && <span className={status === 'offered' ? 'tag urgent' : 'tag good'}>{text(`stage.${status}`)}</span>}
        {course && <span>{course}</span>}
        {childName && <span>{text('overview.forChild', { name: childName })}</span>}
        {application?.waitlistNumber != null && (
          <span>{text('application.waitPlace', { place: application.waitlistNumber })}</span>
        )}
      </p>
      {status && <StageLine status={status} />}
      {application && <p>{application.nextStep}</p>}
      {form.cannotBeTold && <p className="small stale">{text('application.cannotBeTold', { name })}</p>}
      {application?.readableUntil && (
        <p>
          {text('application.readable', { name, date: formatDate(application.readableUntil, language) })}{' '}
          <a href={pathIn(language, '/student/privacy')}>{text('application.endAccess')}</a>
        </p>
      )}
      {application && last?.on && (
        <Appointment appointment={{ ...last, on: last.on }} application={application.id} name={name} />
      )}
      {status === 'offered' && application && (
        <div className="panel offer">
          <h3>{text('application.offerTitle')}</h3>
          {application.replyBy && (
            <>
              <LastDay day={application.replyBy} />
              <p>{text('application.offerLead', { date: formatDate(application.replyBy, language) })}</p>
            </>
          )}
          <div className="row-actions">
            <MoveButton
              {...{ form, onChange, move: 'accept', main: true }}
              label={text('application.accept')}
              sure={text('application.acceptSure')}
              lead={text('application.acceptLead', { name })}
              done={text('application.accepted')}
            />
            <MoveButton
              {...{ form, onChange, move: 'decline' }}
              label={text('application.decline')}
              sure={text('application.declineSure')}
              lead={text('application.declineLead')}
              done={text('application.declined')}
            />
          </div>
        </div>
      )}
      {status === 'documents_requested' && (
        <div className="panel offer">
          <h3>{text('application.docsDue', { name })}</h3>
          {requestedDocuments && <p>{text('application.docsDueList', { list: requestedDocuments })}</p>}
          <p>{text('application.docsDueLead')}</p>
          <MoveButton
            {...{ form, onChange, move: 'documents-added', main: true, extraFields: tickedDocuments }}
            label={text('application.docsAdded')}
            sure={text('application.docsSure')}
            lead={[text('application.docsLead', { name }), lacks && text('application.docsLack', { list: lacks })]
              .filter(Boolean)
              .join(' ')}
            done={text('application.docsAdded')}
          />
        </div>
      )}
      {open && (
        <MoveButton
          {...{ form, onChange, move: 'withdraw' }}
          label={text('application.withdraw')}
          sure={text('application.withdrawSure')}
          lead={paid ? text('application.withdrawLead', { name }) : text('application.withdrawUnpaid')}
          done={text('application.withdrawn')}
        />
      )}
    </section>
  )
}
