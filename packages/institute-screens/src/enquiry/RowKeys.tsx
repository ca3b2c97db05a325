import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

const rowSelector = 'tbody > tr, ul > li'
const linkOf = (row: Element | undefined) => row?.querySelector<HTMLAnchorElement>('a[href]') ?? undefined

/** The row that has the focus: its position on the page, and its link. */
export type FocusedRow = { position: number; link: HTMLAnchorElement }
type RowKeysProps = {
  children: ReactNode
  /** What the shortcuts are, in words. */
  hint: string
  /** Further shortcuts of a row, each by its key. */
  actionsOf?: (row: FocusedRow) => Readonly<Record<string, () => void>>
}

/**
 * Shortcuts of the rows, while one has the focus: j and k go to the next and the previous, Enter opens. A row that leaves the list by one
 * of the further shortcuts passes the focus to the one in its place.
 */
export function RowKeys({ children, hint, actionsOf }: RowKeysProps) {
  const region = useRef<HTMLDivElement>(null)
  const { data = [] } = useListContext()
  /** Position of the row that was changed, until the list has been read again. */
  const changedPosition = useRef<number>(undefined)
  useEffect(() => {
    const position = changedPosition.current
    changedPosition.current = undefined
    if (position === undefined || data.length === 0 || document.activeElement !== document.body) return
    const rows = [...(region.current?.querySelectorAll(rowSelector) ?? [])]
    linkOf(rows[Math.min(position, rows.length - 1)])?.focus()
  }, [data])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLAnchorElement)) return
    const rows = [...(region.current?.querySelectorAll(rowSelector) ?? [])]
    const position = rows.findIndex((row) => row.contains(target))
    const link = linkOf(rows[position])
    if (!link) return
    const further = actionsOf?.({ position, link }) ?? {}
    const neighbours: Readonly<Record<string, number>> = { j: position + 1, k: position - 1 }
    const neighbour = Object.hasOwn(neighbours, key) ? neighbours[key] : undefined
    const action = Object.hasOwn(further, key) ? further[key] : undefined
    if (neighbour === undefined && !action) return
    event.preventDefault()
    if (neighbour !== undefined) linkOf(rows[neighbour])?.focus()
    if (!action) return
    changedPosition.current = position
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
        {hint}
      </Typography>
    </Box>
  )
}
