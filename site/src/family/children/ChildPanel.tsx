import { admission } from 'virtual:endpoints'
import { formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { applicationAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import { showToast } from '../../toast/toast.ts'
import { className } from '../parts/class-name.ts'
import { ConfirmButton } from '../parts/sending/ConfirmButton.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'
import type { ChildSummary } from './children-cell.ts'
import { Guardians } from './second-guardian/Guardians.tsx'
import { WriteChild } from './WriteChild.tsx'

/** One child: details, completeness of the form, applications, and actions. */
export function ChildPanel({ child, form, applications, documents }: ChildSummary) {
  const text = useText<'children' | 'choices' | 'stage'>()
  const language = useLanguage()
  const [changing, setChanging] = useState(false)
  if (changing) return <WriteChild child={child} onDone={() => setChanging(false)} />
  const { id, name, dateOfBirth, classSought: desiredClass, session } = child
  const remove = async () => {
    await api().call(admission.removeChild, { query: { id } })
    touch('children', 'dashboard', 'documents')
    const message = text('children.removed', { name })
    showToast({ type: 'success', title: text('children.title'), message, duration: 5000 })
  }
  const desiredClassText =
    desiredClass === null
      ? text('children.classNotChosen')
      : text('children.facts', { class: className(text, desiredClass), session: session ?? '–' })
  const count = applications.length
  return (
    <section className="panel child-panel" aria-label={name}>
      <h2>{name}</h2>
      <p className="soft">
        {desiredClassText} · {text('children.bornOn', { date: formatDate(dateOfBirth, language) })}
      </p>
      <dl>
        {[
          { key: 'details', label: text('children.details'), percent: child.completeness.percent },
          { key: 'form', label: text('children.form'), percent: form?.percent ?? 0 },
        ].map(({ key, label, percent }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <meter min={0} max={100} value={percent} aria-label={label} />{' '}
              <span className="small">{text('shared.percentDone', { percent })}</span>
              {key === 'form' && (
                <a className="button" href={`${pathIn(language, '/student/child')}?id=${id}`}>
                  {text('children.fillForm')}
                </a>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{text('children.applications')}</dt>
          <dd>
            {count === 0 && <span className="soft">{text('children.noApplications')}</span>}
            <ul>
              {applications.map((row) => (
                <li key={row.id}>
                  <a className="line" href={applicationAddress(language, row)}>
                    {row.instituteName}
                  </a>{' '}
                  {row.application && <span className="tag">{text(`stage.${row.application.status}`)}</span>}
                </li>
              ))}
            </ul>
            <a className="line" href={pathIn(language, '/student/schools')}>
              {text('children.findSchools')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{text('children.documents')}</dt>
          <dd>
            {text('children.documentCount', { count: documents })}{' '}
            <a className="line" href={pathIn(language, '/student/documents')}>
              {text('children.toDocuments')}
            </a>
          </dd>
        </div>
      </dl>
      <Guardians child={child} />
      <div className="row-actions">
        <button
          type="button"
          className="button"
          aria-label={text('children.changeOf', { name })}
          onClick={() => setChanging(true)}
        >
          {text('shared.change')}
        </button>
        <ConfirmButton
          label={text('shared.remove')}
          accessibleName={text('children.removeOf', { name })}
          title={text('children.removeSure', { name })}
          act={count > 0 ? undefined : remove}
        >
          <p>{count > 0 ? text('children.removeUsed', { name, count }) : text('children.removeLead')}</p>
        </ConfirmButton>
      </div>
    </section>
  )
}
