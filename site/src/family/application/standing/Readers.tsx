import type { ShortlistForm } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { useLanguage, useText } from '../../shell/spoken.ts'

/** Who looked at the family's contact and form, and when. */
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
          {reads.map(({ by, at }) => (
            <li key={by + at}>{text('application.read', { by, date: formatDateTime(at, language) })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
