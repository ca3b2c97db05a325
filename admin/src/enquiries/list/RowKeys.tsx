import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { AdminEnquiryRow } from '@pravesh/contract'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useAct } from '../../api.ts'
import { useStaff } from '../staff.ts'

const rowSelector = 'tbody > tr, ul > li'
const linkOf = (row: Element | undefined) => row?.querySelector<HTMLAnchorElement>('a[href]') ?? undefined

/**
 * Shortcuts of the rows, while one has the focus: j and k go to the next and the previous, Enter opens, r and m open with a reply or a
 * note, a assigns to the signed-in administrator, e closes. A row that leaves the list passes the focus to the one in its place.
 */
export function RowKeys({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  const { data = [], resource } = useListContext<AdminEnquiryRow>()
  const { act, busy } = useAct('enquiries', 'remark', { related: [resource] })
  const { me } = useStaff()
  const navigate = useNavigate()
  const { translate } = useTranslations()

  /** Position of the row that was changed, until the list has been read again. */
  const changedPosition = useRef<number>(undefined)
  useEffect(() => {
    const position = changedPosition.current
    changedPosition.current = undefined
    if (position === undefined || data.length === 0 || document.activeElement !== document.body) return
    const rows = [...(region.current?.querySelectorAll(rowSelector) ?? [])]
    linkOf(rows[Math.min(position, rows.length - 1)])?.focus()
  }, [data])

  const change = (position: number, change: { status: 'closed' } | { assignee: number }) => {
    const record = data[position]
    if (busy || !record || record.deletedAt !== null) return
    changedPosition.current = position
    void act({ id: record.id, data: { ...change, updatedAt: record.updatedAt } })
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLAnchorElement)) return
    const rows = [...(region.current?.querySelectorAll(rowSelector) ?? [])]
    const position = rows.findIndex((row) => row.contains(target))
    const address = linkOf(rows[position])
    if (!address) return
    const open = (box: string) => navigate(`${new URL(address.href).pathname.replace(/^\/admin/, '')}?box=${box}`)
    const actions: Readonly<Record<string, () => void>> = {
      j: () => linkOf(rows[position + 1])?.focus(),
      k: () => linkOf(rows[position - 1])?.focus(),
      r: () => open('reply'),
      m: () => open('remark'),
      a: () => me && change(position, { assignee: me.id }),
      e: () => change(position, { status: 'closed' }),
    }
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <Box ref={region} onKeyDown={onKeyDown}>
      {children}
      <Typography
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', px: 2, py: 1 }}
      >
        {translate(inboxTexts.onARowJNext)}
      </Typography>
    </Box>
  )
}
