import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { maxBulk } from '@pravesh/console-kit/list/bulk/use-bulk'
import { useSelectedRows } from '@pravesh/console-kit/list/bulk/use-selected-rows'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { lazy, Suspense, useState } from 'react'
import { type Identifier, useListContext } from 'react-admin'
import { type BulkAction, type BulkEnquiry, bulkLabels, type EnquiryChange } from './bulk-actions.ts'

const EnquiryBulkDialog = lazy(async () => ({ default: (await import('./EnquiryBulkDialog.tsx')).EnquiryBulkDialog }))

type EnquiryBulkProps<Status extends string> = {
  actions: readonly BulkAction[]
  /** States that can be set by hand. */
  states: readonly Status[]
  /** People whom an enquiry can be given to. */
  people: readonly { id: number; name: string }[]
  /** Changes one enquiry, and rejects where the change is refused. */
  change: (enquiry: BulkEnquiry, change: EnquiryChange<Status>) => Promise<unknown>
  /** Reads the list again. */
  readAgain: () => void
}

/** Button of the selected enquiries: a menu of what can be done with all of them, and the dialog of the chosen action. */
export function EnquiryBulk<Status extends string>({
  actions,
  states,
  people,
  change,
  readAgain,
}: EnquiryBulkProps<Status>) {
  const { selectedIds, onSelect } = useListContext()
  const { translate } = useTranslations()
  const rows = useSelectedRows<BulkEnquiry>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [opened, setOpened] = useState<{ action: BulkAction; rows: readonly BulkEnquiry[] }>()
  async function changeOne(row: BulkEnquiry, chosen: EnquiryChange): Promise<void> {
    if (!('status' in chosen)) {
      await change(row, chosen)
      return
    }
    const status = states.find((state) => state === chosen.status)
    if (status !== undefined) await change(row, { status })
  }
  const shared = { states, people, change: changeOne, readAgain }
  function choose(action: BulkAction) {
    setAnchor(undefined)
    setOpened({ action, rows })
  }
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
        {translate(enquiryTexts.changeSelected)}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {translate(bulkLabels[action])}
          </MenuItem>
        ))}
      </Menu>
      {opened && (
        <Suspense fallback={null}>
          <EnquiryBulkDialog {...shared} {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
