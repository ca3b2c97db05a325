import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { formatCount } from '@pravesh/messages'
import { jobTexts } from '@pravesh/messages/screens/operations/jobs'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { jobLabel } from './job-kinds.ts'
import type { RetriedJob, RetryResult } from './use-retry.ts'

const nameOf = ({ id, kind }: RetriedJob) => [kind && jobLabel(kind), `#${id}`].filter(Boolean).join(' ')

/** Result of the last retry: the number of retried jobs, and the reasons of the others. */
export function RetryOutcome({ results, onClose }: { results: readonly RetryResult[]; onClose: () => void }) {
  const { translate, language } = useTranslations()
  const failures = results.filter(({ problem }) => problem !== undefined)
  const retriedCount = results.length - failures.length
  return (
    <Box role="status">
      {results.length > 0 && (
        <Alert
          severity={failures.length > 0 ? 'warning' : 'success'}
          variant="outlined"
          role="none"
          onClose={onClose}
          closeText={translate(sharedTexts.close)}
          sx={{ mb: 2 }}
        >
          {translate(jobTexts.triedAgainNowCount, { count: formatCount(retriedCount, language) })}
          {failures.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {failures.map(({ job, problem }) => (
                <li key={job.id}>
                  {nameOf(job)}: {problem}
                </li>
              ))}
            </Box>
          )}
        </Alert>
      )}
    </Box>
  )
}
