import { formatDateTime } from '@pravesh/messages'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ApplicationRecord } from '../application-record.ts'

/** When the institute opened the application, who read the family's contact and form, and who downloaded its signed copy. */
export function Readers({ form: { reads, openedAt, application, instituteName: name } }: { form: ApplicationRecord }) {
  const text = useText<'application'>()
  const language = useLanguage()
  const opened = openedAt
    ? text('application.openedAt', { name, date: formatDateTime(openedAt, language) })
    : text('application.notOpened', { name })
  return (
    <section aria-labelledby="readers">
      <h2 id="readers">{text('application.readersTitle')}</h2>
      {application?.submittedAt && <p>{opened}</p>}
      {reads.length === 0 ? (
        <p className="soft">{text('application.noReaders')}</p>
      ) : (
        <ul>
          {reads.map(({ by: reader, at: readAt, packet }) => (
            <li key={reader + readAt}>
              {text(packet ? 'application.readPacket' : 'application.read', {
                by: reader,
                date: formatDateTime(readAt, language),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
