import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type ComponentProps, useId } from 'react'
import { useTranslations } from '../../language/translations.ts'
import { BulkReport } from './BulkReport.tsx'

type DialogProps = ComponentProps<typeof BulkReport> & { title: string; onClose: () => void }

/** The report of a bulk action in a dialog, which stays open while the action runs. */
export function BulkReportDialog({ title, onClose, ...report }: DialogProps) {
  const { translate } = useTranslations()
  const titleId = useId()
  const { isRunning } = report
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isRunning ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <BulkReport {...report} />
      </DialogContent>
      <DialogActions>
        <Button disabled={isRunning} onClick={onClose}>
          {translate(sharedTexts.close)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
