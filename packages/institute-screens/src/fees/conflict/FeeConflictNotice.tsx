import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { useHeadingFocusAfter } from '@pravesh/console-kit/page/heading-focus'
import type { GradeFeeRow } from '@pravesh/contract'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FeeConflict } from '../use-save-fees.ts'
import { FeeDifferences } from './FeeDifferences.tsx'
import { feeDifferences, mergeRows } from './merge-rows.ts'

type ConflictProps = {
  opened: readonly GradeFeeRow[]
  conflict: FeeConflict
  /** Their table was loaded: nothing of mine is left. */
  onLoad: () => void
  /** The table to save over theirs has been chosen. */
  onResolve: () => void
}

/**
 * Displayed above a table after a conflicting save, and focused: each cell that the other author changed, and the possible solutions. The
 * save button waits for the choice.
 */
export function FeeConflictNotice({ opened, conflict, onLoad, onResolve }: ConflictProps) {
  const { theirs, changedBy } = conflict
  const { reset, getValues, setValue } = useFormContext()
  const { text } = useTranslations()
  const mine: readonly GradeFeeRow[] = useWatch({ name: 'fees' }) ?? []
  const notice = useRef<HTMLDivElement>(null)
  useHeadingFocusAfter()
  useEffect(() => {
    if (conflict) notice.current?.focus()
  }, [conflict])
  const load = () => {
    reset(theirs)
    onLoad()
  }
  const merge = () => {
    setValue('fees', mergeRows(opened, theirs.fees, getValues('fees')), { shouldDirty: true })
    onResolve()
  }
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{text('fee.changed', { session: theirs.id })}</AlertTitle>
      {text(changedBy === undefined ? 'fee.changedText' : 'fee.changedBy', { by: changedBy ?? '' })}
      <FeeDifferences differences={feeDifferences(opened, theirs.fees, mine)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" onClick={merge}>
          {text('fee.merge')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={onResolve}>
          {text('fee.replaceTheirs')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={load}>
          {text('conflict.loadTheirs')}
        </Button>
      </Box>
    </Alert>
  )
}
