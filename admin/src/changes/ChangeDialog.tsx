import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { CatalogueChange, InstituteChange } from '@pravesh/contract'
import type { Fields } from '@pravesh/institute-screens'
import { formatDateTime } from '@pravesh/messages'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { lazy, Suspense, useId, useState } from 'react'
import type { ChangedField } from './change-label.ts'

const ChangedFieldValues = lazy(async () => ({
  default: (await import('./values/ChangedFieldValues.tsx')).ChangedFieldValues,
}))

type DialogProps = {
  change: Pick<CatalogueChange | InstituteChange, 'by' | 'createdAt'> & { fields: readonly ChangedField[] }
  /** Declared fields of the record, for their labels and values. */
  fields: Fields
  summary: string
}

/** Opens the details of a change: the values before and after side by side, if they were saved. */
export function ChangeDialog({ change, fields: declared, summary }: DialogProps) {
  const { translate, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const { fields, by: author, createdAt } = change
  const hasNamesOnly = fields.some((field) => !('before' in field) && !field.part)
  if (fields.length === 0) return null
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ textAlign: 'left', textTransform: 'none', justifyContent: 'flex-start', px: 0.5 }}
      >
        {summary}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>{translate(changeTexts.whatChanged)}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary">
            {`${author} · ${formatDateTime(createdAt, language)}`}
          </Typography>
          {hasNamesOnly && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {translate(changeTexts.ofEarlierChangesAndOf)}
            </Typography>
          )}
          <Suspense>
            {fields.map((field) => (
              <ChangedFieldValues key={JSON.stringify(field)} fields={declared} field={field} />
            ))}
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} autoFocus>
            {translate(sharedTexts.close)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
