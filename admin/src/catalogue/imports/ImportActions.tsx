import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type ImportDetails, importEndpoints, maxSavedRejects } from '@pravesh/contract'
import { formatCount, formatDate } from '@pravesh/messages'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useAct } from '../../api.ts'
import { DownloadButton } from './DownloadButton.tsx'
import type { Choices } from './report/Questions.tsx'
import { StartDialog } from './StartDialog.tsx'
import { TakeBackButton } from './TakeBack.tsx'

/** Saves the rejected rows as CSV, and displays until when they can be downloaded. */
function Rejects({ run: { id, counts, rejectsUntil } }: { run: ImportDetails }) {
  const { translate, language } = useTranslations()
  return (
    <>
      <DownloadButton
        download={(client) => client.file(importEndpoints.rejects, { params: { id } })}
        fallback="rejects.csv"
      >
        {translate(importTexts.downloadRejectedRows)}
      </DownloadButton>
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        {translate(importTexts.eachHasItsRowNumber)}
        {rejectsUntil &&
          ` ${translate(importTexts.availableUntil)} ${formatDate(rejectsUntil.slice(0, 10), language)}.`}
        {counts.rejected > maxSavedRejects &&
          ` ${translate(importTexts.theFileHoldsTheFirst)} ${formatCount(maxSavedRejects, language)}.`}
      </Typography>
    </>
  )
}

/** Actions on an import in its state: import, cancel, download the rejected rows. */
export function ImportActions({ run, choices }: { run: ImportDetails; choices: Choices }) {
  const { translate } = useTranslations()
  const start = useAct('imports', 'start', { related: ['schools', 'colleges'] })
  const cancel = useAct('imports', 'cancel')
  const [question, setQuestion] = useState<'start' | 'cancel'>()
  const { id, state, accountName, dryRun } = run
  const isOpen = accountName !== null && ['uploading', 'checking', 'mapping', 'checked', 'running'].includes(state)
  const hasRejects =
    state === 'checked' ? (dryRun?.counts.rejected ?? 0) > 0 : run.rejectsUntil !== null && run.counts.rejected > 0
  const close = () => setQuestion(undefined)
  if (!isOpen && !hasRejects && run.revertUntil === null) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {state === 'checked' && dryRun && start.canAct && (
        <Button variant="contained" loading={start.busy} onClick={() => setQuestion('start')}>
          {translate(importTexts.startTheImport)}
        </Button>
      )}
      {isOpen && cancel.canAct && (
        <Button color="error" loading={cancel.busy} onClick={() => setQuestion('cancel')}>
          {translate(importTexts.cancelTheImport)}
        </Button>
      )}
      <TakeBackButton run={run} />
      {hasRejects && <Rejects run={run} />}
      <Confirm
        isOpen={question === 'start' && run.content === 'ranks'}
        title={translate(rankTexts.importTheseRanks)}
        content={translate(rankTexts.asAWhole)}
        confirm={translate(importTexts.startTheImport)}
        cancel={translate(sharedTexts.back)}
        onConfirm={() => {
          close()
          void start.act({ id, data: {} })
        }}
        onClose={close}
      />
      {dryRun && run.content === 'register' && (
        <StartDialog
          isOpen={question === 'start'}
          dryRun={dryRun}
          onStart={(newStatus) => {
            close()
            void start.act({ id, data: { newStatus, ...choices } })
          }}
          onClose={close}
        />
      )}
      <Confirm
        isOpen={question === 'cancel'}
        title={translate(importTexts.cancelTheImport)}
        content={translate(importTexts.theUploadedFileIsDeleted)}
        confirm={translate(importTexts.cancelTheImport)}
        cancel={translate(sharedTexts.back)}
        onConfirm={() => {
          close()
          void cancel.act({ id })
        }}
        onClose={close}
      />
    </Box>
  )
}
