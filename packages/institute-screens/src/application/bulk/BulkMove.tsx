import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { maxBulk } from '@pravesh/console-kit/list/bulk/use-bulk'
import { useSelectedRows } from '@pravesh/console-kit/list/bulk/use-selected-rows'
import type { StaffApplicationRow } from '@pravesh/contract'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { lazy, Suspense, useState } from 'react'
import { type Identifier, useListContext } from 'react-admin'
import { MoveMenu } from '../MoveMenu.tsx'
import { type MoveOption, moveOptions } from '../status-label.ts'

const BulkMoveDialog = lazy(async () => ({ default: (await import('./BulkMoveDialog.tsx')).BulkMoveDialog }))

/** Button of the selected applications: a menu of the moves that at least one of them allows, and the dialog of the chosen one. */
export function BulkMove() {
  const { selectedIds, onSelect } = useListContext()
  const { translate } = useTranslations()
  const rows = useSelectedRows<StaffApplicationRow>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [opened, setOpened] = useState<{ option: MoveOption; rows: readonly StaffApplicationRow[] }>()
  const close = (remaining?: readonly Identifier[]) => {
    setOpened(undefined)
    if (remaining) onSelect([...remaining])
  }
  if (selectedIds.length > maxBulk)
    return <Typography variant="body2">{translate(bulkTexts.atMost, { count: maxBulk })}</Typography>
  return (
    <>
      <Button
        size="small"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        disabled={rows.length < selectedIds.length}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate(decisionTexts.moveTo)}
      </Button>
      <MoveMenu
        anchor={anchor}
        options={moveOptions(rows)}
        onChoose={(option) => setOpened({ option, rows })}
        onClose={() => setAnchor(undefined)}
      />
      {opened && (
        <Suspense fallback={null}>
          <BulkMoveDialog {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
