import type { ShortlistForm } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { useLanguage, useText } from '../../shell/i18n.ts'

/** Readers of the family's contact and form, with times. */
export function Readers({ reads }: Pick<ShortlistForm, 'reads'>) {
  const text = useText<'application'>()
  const language = useLanguage()
  return (
    <section aria-labelledby="readers">
      <h2 id="readers">{text('application.readersTitle')}</h2>
      {reads.length === 0 ? (
        <p className="soft">{text('application.noReaders')}</p>
      ) : (
        <ul>
          {reads.map(({ by: reader, at: readAt }) => (
            <li key={reader + readAt}>
              {text('application.read', { by: reader, date: formatDateTime(readAt, language) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
