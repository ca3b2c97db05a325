import { student } from 'virtual:endpoints'
import type { SessionRow } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { sessionsCell } from './privacy-cells.ts'

/** Where the account is signed in; each sign-in, and all others at once, can be ended. */
export function Sessions() {
  const text = useText<'privacy'>()
  return (
    <section className="stack" aria-labelledby="sessions">
      <h2 id="sessions">{text('privacy.sessionsTitle')}</h2>
      <p className="soft">{text('privacy.sessionsLead')}</p>
      <Loading cell={sessionsCell()}>{(rows) => <SessionList rows={rows} />}</Loading>
    </section>
  )
}

function SessionList({ rows }: { rows: readonly SessionRow[] }) {
  const text = useText<'privacy'>()
  const language = useLanguage()
  const { busy, run } = useSend()
  const others = rows.filter(({ isCurrent }) => !isCurrent)
  const end = (ids: number[]) =>
    run(async () => {
      await api().call(student.endSessions, { body: { ids } })
      touch('sessions')
      showToast({ type: 'success', title: text('privacy.sessionEnded'), message: '', duration: 5000 })
    })
  return (
    <>
      <ul className="rows">
        {rows.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
          <li key={id} className="access">
            <h3>{device ?? text('privacy.unknownDevice')}</h3>
            <p className="small soft">
              {text('privacy.signedIn', {
                since: formatDateTime(createdAt, language),
                used: formatDateTime(lastUsedAt, language),
              })}
            </p>
            {isCurrent ? (
              <p className="row-actions">
                <span className="tag good">{text('privacy.thisDevice')}</span>
              </p>
            ) : (
              <p className="row-actions">
                <button
                  type="button"
                  className="button"
                  aria-disabled={busy || undefined}
                  onClick={() => void end([id])}
                >
                  {text('privacy.endSession')}
                  <span className="away">
                    : {device ?? text('privacy.unknownDevice')}, {formatDateTime(createdAt, language)}
                  </span>
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p className="row-actions">
          <button
            type="button"
            className="button"
            aria-disabled={busy || undefined}
            onClick={() => void end(others.map(({ id }) => id))}
          >
            {text('privacy.endOthers')}
          </button>
        </p>
      )}
    </>
  )
}
