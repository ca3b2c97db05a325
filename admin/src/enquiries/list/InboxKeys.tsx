import { useTranslations } from '@pravesh/console-kit'
import type { AdminEnquiryRow } from '@pravesh/contract'
import { type FocusedRow, RowKeys } from '@pravesh/institute-screens/enquiry/RowKeys'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useAct } from '../../api.ts'
import { useStaff } from '../staff.ts'

/**
 * Shortcuts of the inbox beyond those of any list of enquiries: r and m open with a reply or a note, a assigns to the signed-in
 * administrator, e closes.
 */
export function InboxKeys({ children }: { children: ReactNode }) {
  const { data = [], resource } = useListContext<AdminEnquiryRow>()
  const { act, busy } = useAct('enquiries', 'remark', { related: [resource] })
  const { me } = useStaff()
  const navigate = useNavigate()
  const { translate } = useTranslations()

  const change = (position: number, change: { status: 'closed' } | { assignee: number }) => {
    const record = data[position]
    if (busy || !record || record.deletedAt !== null) return
    void act({ id: record.id, data: { ...change, updatedAt: record.updatedAt } })
  }
  function actionsOf({ position, link }: FocusedRow) {
    const open = (box: string) => navigate(`${new URL(link.href).pathname.replace(/^\/admin/, '')}?box=${box}`)
    return {
      r: () => open('reply'),
      m: () => open('remark'),
      a: () => me && change(position, { assignee: me.id }),
      e: () => change(position, { status: 'closed' }),
    }
  }
  return (
    <RowKeys hint={translate(inboxTexts.onARowJNext)} actionsOf={actionsOf}>
      {children}
    </RowKeys>
  )
}
