import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { SharedChild } from '@pravesh/contract'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { sharedCell } from './guardians-cells.ts'
import { SeenChild } from './SeenChild.tsx'

const say = (title: string) => showToast({ type: 'success', title, message: '', duration: 5000 })

/** Children of others that this account sees as a second guardian, and invitations to it; nothing where there are none. */
export function SharedChildren() {
  const text = useText<'children'>()
  const { data, busy } = useStore(sharedCell())
  // A skeleton would be pushed down by the family's own children above it, and mostly nothing follows.
  if (data === undefined && busy) return null
  return (
    <Loading cell={sharedCell()}>
      {(rows) =>
        rows.length > 0 && (
          <section className="children shared" aria-labelledby="shared">
            <h2 id="shared">{text('children.shared')}</h2>
            {rows.map((row) => (
              <SharedItem key={row.id} row={row} />
            ))}
          </section>
        )
      }
    </Loading>
  )
}

function SharedItem({ row: { id, invitedBy, acceptedAt, seen } }: { row: SharedChild }) {
  const text = useText<'children'>()
  const { busy, run } = useSend()
  const accept = async () => {
    await api().call(admission.acceptShared, { body: { id } })
    touch('shared-children')
    say(text('children.sharedDone'))
  }
  const leave = async () => {
    await api().call(admission.leaveShared, { query: { id } })
    touch('shared-children')
    say(text('children.sharedLeft'))
  }
  const disabled = busy || undefined
  return (
    <section
      className="panel child-panel"
      aria-label={seen?.child.name ?? text('children.sharedInvited', { name: invitedBy })}
    >
      {seen ? (
        <SeenChild invitation={id} invitedBy={invitedBy} seen={seen} />
      ) : (
        <p>{text(acceptedAt === null ? 'children.sharedInvited' : 'children.sharedWaits', { name: invitedBy })}</p>
      )}
      <p className="row-actions">
        {acceptedAt === null && (
          <button type="button" className="button main" aria-disabled={disabled} onClick={() => void run(accept)}>
            {text('children.sharedAccept')}
          </button>
        )}
        <button type="button" className="button" aria-disabled={disabled} onClick={() => void run(leave)}>
          {seen ? text('children.sharedLeave', { name: seen.child.name }) : text('children.sharedDecline')}
        </button>
      </p>
    </section>
  )
}
