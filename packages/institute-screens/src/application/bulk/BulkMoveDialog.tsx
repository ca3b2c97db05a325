import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { BulkReportDialog } from '@pravesh/console-kit/list/bulk/BulkReportDialog'
import { type BulkItem, useBulk } from '@pravesh/console-kit/list/bulk/use-bulk'
import { useBulkNotice } from '@pravesh/console-kit/list/bulk/use-bulk-notice'
import { SelectedNames } from '@pravesh/console-kit/list/selection/SelectedNames'
import type { StaffApplicationRow, StaffMove } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { useState } from 'react'
import type { Identifier } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { MoveInputs } from '../MoveInputs.tsx'
import { moveOf, moveResolver } from '../move-form.ts'
import { allowsMove, type MoveOption, optionLabel, statusLabel } from '../status-label.ts'
import { useAct } from '../use-act.ts'

type Move = BulkItem & { data: StaffMove }
type DialogProps = {
  option: MoveOption
  rows: readonly StaffApplicationRow[]
  /** `remaining`: the applications that were not moved; undefined where nothing was sent. */
  onClose: (remaining?: readonly Identifier[]) => void
}

/** The selected applications whose state does not allow the move, each with that state. */
function BlockedRows({ rows, count }: { rows: readonly StaffApplicationRow[]; count: number }) {
  const { translate, language } = useTranslations()
  if (rows.length === 0) return null
  const values = { blocked: formatCount(rows.length, language), count: formatCount(count, language) }
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate(decisionTexts.blocked, values)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.map(({ id, applicant, status }) => (
          <li key={id}>{`${applicant}: ${statusLabel(status)}`}</li>
        ))}
      </Box>
    </Alert>
  )
}

/**
 * Takes the details of one move for several applications, names those that do not allow it, and sends the move of each by itself. The
 * report has the result of each; those that were not moved stay selected.
 */
export function BulkMoveDialog({ option, rows, onClose }: DialogProps) {
  const { translate, language } = useTranslations()
  const noticeOf = useBulkNotice()
  const { call, readAgain } = useAct('applications', 'move')
  const { items, results, isRunning, run } = useBulk<Move>(async ({ id, data }) => {
    await call({ id, data })
    return {}
  })
  const [initial] = useState({})
  const { status } = option
  const movable = rows.filter((row) => allowsMove(row, option))
  const blocked = rows.filter((row) => !allowsMove(row, option))
  const [first] = movable
  const label = optionLabel(option)
  const title = translate(decisionTexts.moveCount, { move: label, count: formatCount(movable.length, language) })
  function close(failed: readonly BulkItem[]) {
    onClose([...failed, ...blocked].map(({ id }) => id))
    // Not before: a list that is empty now would take the report away.
    readAgain()
  }
  const failedItems = results.filter(({ problem }) => problem !== undefined)

  async function submit(values: FieldValues) {
    const place = Number(values.waitlistNumber)
    const moves = movable.map(({ id, applicant, updatedAt }, index) => {
      const details = status === 'waitlisted' ? { ...values, waitlistNumber: place + index } : values
      return { id, name: applicant, data: moveOf(details, status, updatedAt) }
    })
    const finished = await run(moves)
    if (noticeOf(finished).length === 0) close([])
    return undefined
  }
  if (items.length > 0)
    return (
      <BulkReportDialog
        title={title}
        items={items}
        results={results}
        isRunning={isRunning}
        onClose={() => close(failedItems)}
      />
    )
  if (!first) return null
  return (
    <FormDialog
      title={title}
      submit={label}
      busy={isRunning}
      record={initial}
      resolver={moveResolver(status, first.updatedAt)}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <BlockedRows rows={blocked} count={rows.length} />
      <Typography variant="body2">{translate(decisionTexts.familiesAreNotified)}</Typography>
      {status === 'waitlisted' && <Typography variant="body2">{translate(decisionTexts.firstPlace)}</Typography>}
      <Box sx={{ mb: 2 }}>
        <SelectedNames ids={movable.map(({ id }) => id)} />
      </Box>
      <MoveInputs status={status} />
    </FormDialog>
  )
}
