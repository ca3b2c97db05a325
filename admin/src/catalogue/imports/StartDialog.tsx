import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { DryRun, NewStatus } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useId, useState } from 'react'

type StartProps = {
  isOpen: boolean
  dryRun: DryRun
  onStart: (newStatus: NewStatus) => void
  onClose: () => void
}

/** Confirms the import of a file, with its effects, and whether new ones are published or start as drafts. */
export function StartDialog({ isOpen, dryRun: { counts, newCities, notes }, onStart, onClose }: StartProps) {
  const { translate, language } = useTranslations()
  const [newStatus, setNewStatus] = useState<NewStatus>('draft')
  const [titleId, labelId] = [useId(), useId()]
  const left = notes.reduce((sum, { rows }) => sum + rows, 0)
  const lines = [
    [sharedTexts.new, counts.created],
    [importTexts.toBeChanged, counts.updated],
    [importTexts.newCities, newCities.count],
    [importTexts.valuesThatAreLeftOut, left],
  ] as const
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate(importTexts.importThisFile)}</DialogTitle>
      <DialogContent>
        {lines.map(([label, count]) => (
          <Typography key={label.key}>{`${translate(label)}: ${formatCount(count, language)}`}</Typography>
        ))}
        <FormControl sx={{ mt: 2 }}>
          <FormLabel id={labelId}>{translate(importTexts.newOnesBeginAs)}</FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={newStatus}
            onChange={(_event, value) => setNewStatus(value === 'draft' ? 'draft' : 'published')}
          >
            <FormControlLabel value="draft" control={<Radio />} label={translate(importTexts.draft)} />
            <FormControlLabel value="published" control={<Radio />} label={translate(sharedTexts.published)} />
          </RadioGroup>
        </FormControl>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate(importTexts.whatStaffEditedStaysAs)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate(sharedTexts.back)}
        </Button>
        <Button variant="contained" onClick={() => onStart(newStatus)}>
          {translate(importTexts.startTheImport)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
