import { admission } from 'virtual:endpoints'
import type { SharedChild } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { api } from '../../../api/client.ts'
import { className } from '../../parts/class-name.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useSend } from '../../parts/sending/use-send.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'

type Props = { invitation: number; invitedBy: string; seen: NonNullable<SharedChild['seen']> }

/** A child as its second guardian sees it: details, form, documents and applications with their states. Nothing is changed here. */
export function SeenChild({ invitation, invitedBy, seen: { child, form, documents, applications } }: Props) {
  const text = useText<'children' | 'choices' | 'stage'>()
  const language = useLanguage()
  const { run } = useSend()
  const open = async (documentId: number) => {
    const { blob, name } = await api().file(admission.sharedDocument, { params: { id: invitation, documentId } })
    saveFile(blob, name)
  }
  const { address, parents, medical } = form
  const health = [child.specialNeeds, medical?.bloodGroup, medical?.allergies, medical?.conditions]
  const facts = [
    { label: text('children.sharedAddress'), value: address && `${address.line}, ${address.city} ${address.pincode}` },
    { label: text('children.sharedParents'), value: parents?.map(({ name }) => name).join(', ') },
    { label: text('children.sharedMedical'), value: health.filter(Boolean).join(', ') },
  ]
  return (
    <>
      <h3>{child.name}</h3>
      <p className="soft">
        {text('children.sharedBy', { name: invitedBy })} ·{' '}
        {text('children.bornOn', { date: formatDate(child.dateOfBirth, language) })}
        {child.classSought !== null && ` · ${className(text, child.classSought)}`} ·{' '}
        {text('children.sharedForm', { percent: form.completeness.percent })}
      </p>
      <dl>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h4>{text('children.applications')}</h4>
      {applications.length === 0 && <p className="soft">{text('children.noApplications')}</p>}
      <ul className="rows">
        {applications.map(({ id, instituteName, status, nextStep }) => (
          <li key={id}>
            <strong>{instituteName}</strong> <span className="tag">{text(`stage.${status}`)}</span>
            <p className="small soft">{text('children.sharedNext', { step: nextStep })}</p>
          </li>
        ))}
      </ul>
      {documents.length > 0 && (
        <>
          <h4>{text('children.documents')}</h4>
          <ul className="rows">
            {documents.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className="button" onClick={() => void run(() => open(id))}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
