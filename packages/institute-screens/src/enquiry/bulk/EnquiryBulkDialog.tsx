import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { declaredOptionLabel } from '@pravesh/console-kit/fields/kind'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { BulkReportDialog } from '@pravesh/console-kit/list/bulk/BulkReportDialog'
import { type BulkItem, useBulk } from '@pravesh/console-kit/list/bulk/use-bulk'
import { useBulkNotice } from '@pravesh/console-kit/list/bulk/use-bulk-notice'
import { SelectedNames } from '@pravesh/console-kit/list/selection/SelectedNames'
import { formatCount } from '@pravesh/messages'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { useState } from 'react'
import { DateInput, type Identifier, SelectInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type BulkAction, type BulkEnquiry, bulkLabels, type EnquiryChange } from './bulk-actions.ts'

type DialogProps = {
  action: BulkAction
  rows: readonly BulkEnquiry[]
  states: readonly string[]
  people: readonly { id: number; name: string }[]
  change: (row: BulkEnquiry, change: EnquiryChange) => Promise<void>
  readAgain: () => void
  /** `remaining`: the enquiries that were not changed; undefined where nothing was sent. */
  onClose: (remaining?: readonly Identifier[]) => void
}
type Item = BulkItem & { row: BulkEnquiry; change: EnquiryChange }

/** In the choice of people: takes the enquiry from whoever has it. */
const nobodyId = 0

/** The change that an action and the values of its form stand for. */
function changeOf(action: BulkAction, { assignee, status, followUpOn }: FieldValues): EnquiryChange {
  if (action === 'read' || action === 'unread') return { unread: action === 'unread' }
  if (action === 'spam') return { status: 'spam' }
  if (action === 'assign') return { assignee: Number(assignee) === nobodyId ? null : Number(assignee) }
  if (action === 'follow-up') return { followUpOn: followUpOn ? String(followUpOn) : null }
  return { status: String(status) }
}

/**
 * Takes the value of one change for several enquiries, and sends the change of each by itself. The report has the result of each; those
 * that were refused stay selected.
 */
export function EnquiryBulkDialog(props: DialogProps) {
  const { action, rows, states, people, change: changeOne, readAgain, onClose } = props
  const { translate, language } = useTranslations()
  const noticeOf = useBulkNotice()
  const { items, results, isRunning, run } = useBulk<Item>(async ({ row, change }) => {
    await changeOne(row, change)
    return {}
  })
  const [initial] = useState({ assignee: nobodyId, status: states[0] })
  const label = translate(bulkLabels[action])
  const title = translate(enquiryTexts.changeCount, { change: label, count: formatCount(rows.length, language) })
  function close(failed: readonly BulkItem[]) {
    onClose(failed.map(({ id }) => id))
    // Not before: a list that is empty now would take the report away.
    readAgain()
  }
  async function submit(values: FieldValues) {
    const change = changeOf(action, values)
    const finished = await run(rows.map((row) => ({ id: row.id, name: row.name, row, change })))
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
        onClose={() => close(results.filter(({ problem }) => problem !== undefined))}
      />
    )
  return (
    <FormDialog
      title={title}
      submit={translate(enquiryTexts.set)}
      busy={isRunning}
      record={initial}
      resolver={(values) => ({ values, errors: {} })}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      {action === 'assign' && (
        <SelectInput
          source="assignee"
          label={label}
          choices={[{ id: nobodyId, name: translate(enquiryTexts.unassigned) }, ...people]}
          helperText={false}
          fullWidth
        />
      )}
      {action === 'status' && (
        <SelectInput
          source="status"
          label={label}
          choices={states.map((id) => ({ id, name: declaredOptionLabel(id) }))}
          helperText={false}
          fullWidth
        />
      )}
      {action === 'follow-up' && (
        <DateInput source="followUpOn" label={label} helperText={translate(enquiryTexts.emptyTakesItOff)} fullWidth />
      )}
      <Box sx={{ mb: 2 }}>
        <SelectedNames ids={rows.map(({ id }) => id)} />
      </Box>
    </FormDialog>
  )
}
