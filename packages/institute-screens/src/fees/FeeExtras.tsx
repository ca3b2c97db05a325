import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { feeFieldTexts } from '@pravesh/messages/screens/institute/fee-fields'
import { useState } from 'react'
import { rowName } from './fee-table.ts'

/** Fees of a class in addition to the columns of the table. */
export const extraFields = {
  transport: {
    kind: 'rows',
    message: feeFieldTexts.schoolBusByDistance,
    of: {
      upToKm: { kind: 'decimal', message: feeFieldTexts.upToKm, min: 0, max: 200 },
      amount: { kind: 'rupees', message: feeFieldTexts.aYear },
    },
  },
  other: {
    kind: 'rows',
    message: feeFieldTexts.otherYearlyFees,
    of: {
      name: { kind: 'text', message: feeFieldTexts.whatFor, max: 80 },
      amount: { kind: 'rupees', message: feeFieldTexts.aYear },
    },
  },
  hostel: { kind: 'rupees', message: feeFieldTexts.hostelAYear },
  booksEstimate: { kind: 'rupees', message: feeFieldTexts.booksAbout },
  siblingDiscount: { kind: 'text', message: feeFieldTexts.discountForBrothersAndSisters, max: 160 },
} as const satisfies OwnFields

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : value ? 1 : 0)

/** A button with the sum of a class's additional fees, and the dialog that edits them. */
export function FeeExtras({ row, path }: { row: Readonly<Record<string, unknown>>; path: string }) {
  const [open, setOpen] = useState(false)
  const { text } = useTranslations()
  const count = Object.keys(extraFields).reduce((sum, name) => sum + countOf(row[name]), 0)
  const title = text('fee.moreOf', { name: rowName(row) })
  const visible = count > 0 ? text('fee.more', { count }) : text('fee.addMore')
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`${visible}, ${title}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {visible}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="fee-extras" fullWidth maxWidth="sm">
        <DialogTitle id="fee-extras">{title}</DialogTitle>
        <DialogContent>
          <FieldGrid fields={extraFields} names={Object.keys(extraFields)} under={path} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {text('fee.done')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
