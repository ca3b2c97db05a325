import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import { BulkReport } from '@pravesh/console-kit/list/bulk/BulkReport'
import { SelectedNames } from '@pravesh/console-kit/list/selection/SelectedNames'
import { formatCount } from '@pravesh/messages'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type FormEvent, useId, useState } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import { actionTexts, type BulkAction } from './action-texts.ts'
import { useBulkRun } from './use-bulk-run.ts'

/** The most records that one press deletes without their number being typed. */
const maxUntyped = 50

type BulkDialogProps = {
  action: BulkAction
  ids: readonly Identifier[]
  /** Closes the dialog; `failedIds` are those that nothing was done to, undefined where nothing was run. */
  onClose: (failedIds?: readonly Identifier[]) => void
}

/** Describes a bulk action and its number of records, runs it after a confirmation, and displays the result of each. */
export function BulkDialog({ action, ids, onClose }: BulkDialogProps) {
  const { text, translate, language } = useTranslations()
  const raTranslate = useTranslate()
  const { items, results, isRunning, run } = useBulkRun()
  const [countInput, setCountInput] = useState('')
  const id = useId()
  const { question, warning, confirm } = actionTexts[action]
  const count = formatCount(ids.length, language)
  const isStarted = isRunning || results.length > 0
  const failedIds = results.filter(({ problem }) => problem !== undefined).map((result) => result.id)
  const isTyping = action === 'deleted' && ids.length > maxUntyped && !isStarted
  const close = () => onClose(isStarted ? failedIds : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A portal's events bubble to the list, whose own form would handle this submission.
    event.stopPropagation()
    const change = action === 'deleted' ? action : { status: action }
    if (!isStarted) void run(change, ids)
    else if (failedIds.length > 0) void run(change, failedIds, true)
  }
  const outcome = translate(isRunning ? bulkTexts.progress : bulkTexts.result)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isRunning ? undefined : close}
      aria-labelledby={`${id}-title`}
      {...(!isStarted && { 'aria-describedby': `${id}-text` })}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{isStarted ? outcome : translate(question, { count })}</DialogTitle>
        <DialogContent>
          {!isStarted && (
            <>
              <DialogContentText id={`${id}-text`}>{translate(warning)}</DialogContentText>
              <SelectedNames ids={ids} />
            </>
          )}
          {isTyping && (
            <TextField
              autoFocus
              fullWidth
              label={text('list.typeToDelete', { count: String(ids.length) })}
              value={countInput}
              onChange={({ target }) => setCountInput(target.value)}
              autoComplete="off"
              sx={{ mt: 2 }}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
          {isStarted && <BulkReport items={items} results={results} isRunning={isRunning} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isRunning} autoFocus={isStarted}>
            {isStarted ? translate(sharedTexts.close) : raTranslate('ra.action.cancel')}
          </Button>
          {(!isStarted || failedIds.length > 0) && (
            <Button
              type="submit"
              color={action === 'deleted' ? 'error' : 'primary'}
              disabled={isRunning || (isTyping && countInput.trim() !== String(ids.length))}
              autoFocus={!isTyping && !isStarted}
            >
              {translate(isStarted ? bulkTexts.tryTheFailedAgain : confirm)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
