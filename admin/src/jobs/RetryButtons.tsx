import Replay from '@mui/icons-material/Replay'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslations } from '@pravesh/console-kit'
import type { JobRow } from '@pravesh/contract'
import { jobTexts } from '@pravesh/messages/screens/operations/jobs'
import { useId, useState } from 'react'
import { useCanAccess, useListContext } from 'react-admin'
import { jobLabel } from './job-kinds.ts'
import { type RetriedJob, type RetryResult, useRetry } from './use-retry.ts'

type RetryProps = { onDone: (results: RetryResult[]) => void }

/** Confirms a retry of jobs whose outcome is unknown. */
function ConfirmDialog({ open, onConfirm, onClose }: { open: boolean; onConfirm: () => void; onClose: () => void }) {
  const { text, translate } = useTranslations()
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate(jobTexts.retryWhatMayHaveBeen)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(jobTexts.itWasCutOffIn)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {text('console.cancel')}
        </Button>
        <Button color="warning" variant="contained" onClick={onConfirm}>
          {translate(jobTexts.retry)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ButtonProps = RetryProps & { jobs: readonly RetriedJob[]; label: string; ariaLabel?: string }

function RetryButton({ jobs, label, ariaLabel, onDone }: ButtonProps) {
  const { busy, retry } = useRetry()
  const { canAccess: canRetry = false } = useCanAccess({ resource: 'jobs', action: 'retry' })
  const [isConfirming, setConfirming] = useState(false)
  async function run() {
    setConfirming(false)
    onDone(await retry(jobs))
  }
  const press = () => (jobs.some(({ status }) => status === 'unknown') ? setConfirming(true) : void run())
  if (!canRetry) return null
  return (
    <>
      <Button size="small" startIcon={<Replay />} loading={busy} onClick={press} aria-label={ariaLabel}>
        {label}
      </Button>
      <ConfirmDialog open={isConfirming} onConfirm={() => void run()} onClose={() => setConfirming(false)} />
    </>
  )
}

/** Retries one job that waits for a person, unless its time is over. */
export function RetryJob({ job, onDone }: RetryProps & { job: JobRow }) {
  const { translate } = useTranslations()
  const isExpired = job.expiresAt !== null && Date.parse(job.expiresAt) < Date.now()
  if (isExpired) return translate(jobTexts.tooLateToRetry)
  const label = translate(jobTexts.retry)
  return (
    <RetryButton jobs={[job]} label={label} ariaLabel={`${label}: ${jobLabel(job.kind)} ${job.id}`} onDone={onDone} />
  )
}

/** Retries the selected jobs, each by itself. */
export function RetrySelected({ onDone }: RetryProps) {
  const { data = [], selectedIds } = useListContext<JobRow>()
  const { translate } = useTranslations()
  const jobs = selectedIds.map((id) => data.find((job) => job.id === id) ?? { id: Number(id) })
  return <RetryButton jobs={jobs} label={translate(jobTexts.retry)} onDone={onDone} />
}
