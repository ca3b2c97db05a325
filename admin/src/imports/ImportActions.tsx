import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { saveFile, useConsole, useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { type ImportDetails, importEndpoints, maxSavedRejects } from '@pravesh/contract'
import { formatCount, formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useAct } from '../api.ts'

/** Saves the rejected rows as CSV, and says until when they can be downloaded. */
function RejectsButton({ run: { id, counts, rejectsUntil } }: { run: ImportDetails }) {
  const { translate, language } = useTranslations()
  const { client } = useConsole()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { blob, name } = await client.file(importEndpoints.rejects, { params: { id } })
      saveFile(blob, name ?? 'rejects.csv')
    } catch (error) {
      notify(formatUnknownError(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outlined" startIcon={<Download />} loading={busy} onClick={() => void save()}>
        {translate('Download rejected rows')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        {translate('Each has its row number and the reason. Correct them in this file and import it.')}
        {rejectsUntil && ` ${translate('Available until')} ${formatDate(rejectsUntil.slice(0, 10), language)}.`}
        {counts.rejected > maxSavedRejects &&
          ` ${translate('The file holds the first')} ${formatCount(maxSavedRejects, language)}.`}
      </Typography>
    </>
  )
}

/** What can be done with an import in its state: import, cancel, download what was rejected. */
export function ImportActions({ run }: { run: ImportDetails }) {
  const { translate, language } = useTranslations()
  const start = useAct('imports', 'start', { related: ['schools', 'colleges'] })
  const cancel = useAct('imports', 'cancel')
  const [question, setQuestion] = useState<'start' | 'cancel'>()
  const { id, state, accountName, dryRun } = run
  const isOpen = accountName !== null && ['uploading', 'checking', 'checked', 'running'].includes(state)
  const hasRejects = state === 'checked' ? (dryRun?.counts.rejected ?? 0) > 0 : run.rejectsUntil !== null
  const close = () => setQuestion(undefined)
  if (!isOpen && !hasRejects) return null
  const { created = 0, updated = 0 } = dryRun?.counts ?? {}
  const startText = `${translate('New')}: ${formatCount(created, language)}. ${translate('To be changed')}: ${formatCount(updated, language)}.`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {state === 'checked' && (
        <Button variant="contained" loading={start.busy} onClick={() => setQuestion('start')}>
          {translate('Start the import')}
        </Button>
      )}
      {isOpen && (
        <Button color="error" loading={cancel.busy} onClick={() => setQuestion('cancel')}>
          {translate('Cancel the import')}
        </Button>
      )}
      {hasRejects && <RejectsButton run={run} />}
      <Confirm
        isOpen={question === 'start'}
        title={translate('Import this file?')}
        content={`${startText} ${translate('New ones are published at once. What staff edited stays as it is.')}`}
        confirm={translate('Start the import')}
        cancel={translate('Back')}
        onConfirm={() => {
          close()
          void start.act({ id })
        }}
        onClose={close}
      />
      <Confirm
        isOpen={question === 'cancel'}
        title={translate('Cancel the import')}
        content={translate('The uploaded file is deleted. Rows that are in the catalogue already stay.')}
        confirm={translate('Cancel the import')}
        cancel={translate('Back')}
        onConfirm={() => {
          close()
          void cancel.act({ id })
        }}
        onClose={close}
      />
    </Box>
  )
}
