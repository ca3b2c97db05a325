import { student } from 'virtual:endpoints'
import type { ErasureRow } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { EraseForm } from './EraseForm.tsx'
import { erasableCell, erasuresCell } from './privacy-cells.ts'

/** Erasures that were asked for, each of which can be taken back, and the form that asks for another. */
export function Erasures() {
  const text = useText<'privacy'>()
  return (
    <section className="stack" aria-labelledby="erase">
      <h2 id="erase">{text('privacy.eraseTitle')}</h2>
      <p className="soft">{text('privacy.eraseLead')}</p>
      <Loading cell={erasuresCell()}>{(rows) => <ErasureList rows={rows} />}</Loading>
      <Loading cell={erasableCell()}>{(erasable) => <EraseForm {...erasable} />}</Loading>
    </section>
  )
}

function ErasureList({ rows }: { rows: readonly ErasureRow[] }) {
  const text = useText<'privacy'>()
  const language = useLanguage()
  const { busy, run } = useSend()
  const keep = (id: number) =>
    run(async () => {
      await api().call(student.keep, { body: { ids: [id] } })
      touch('erasures')
      showToast({ type: 'success', title: text('privacy.kept'), message: '', duration: 5000 })
    })
  if (rows.length === 0) return null
  return (
    <ul className="rows">
      {rows.map(({ id, subject, name, requestedAt, dueAt, waitsForRefund }) => (
        <li key={id} className="access">
          <h3>{text(`privacy.erase_${subject}`, { name })}</h3>
          <p>
            {text('privacy.eraseDue', { asked: formatDate(requestedAt, language), date: formatDate(dueAt, language) })}{' '}
            {waitsForRefund && text('privacy.eraseWaits')}
          </p>
          <p className="row-actions">
            <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void keep(id)}>
              {text('privacy.keep')}
              <span className="away">: {text(`privacy.erase_${subject}`, { name })}</span>
            </button>
          </p>
        </li>
      ))}
    </ul>
  )
}
