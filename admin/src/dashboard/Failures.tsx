import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslations } from '@pravesh/console-kit'
import type { FailureKind, Overview } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { Link } from 'react-router-dom'
import { listWith } from '../parts/list-with.ts'
import { useMayOpen } from './use-may-open.ts'

const links: Readonly<Record<FailureKind, { title: ConsoleKey; to: string }>> = {
  jobs: { title: 'overview.failedJobs', to: listWith('jobs', { status: 'failed' }) },
  refunds: { title: 'overview.failedRefunds', to: listWith('payments', { status: 'refund_pending' }) },
  bounces: { title: 'overview.bouncedAddresses', to: listWith('suppressions', { reason: 'bounce' }) },
}

/** Failures that wait for a person, each with its list; one quiet line where there are none. */
export function Failures({ failures }: { failures: Overview['failures'] | undefined }) {
  const { text, language } = useTranslations()
  const mayOpen = useMayOpen()
  if (!failures) return null
  const present = failures.filter(({ kind, total }) => total > 0 && mayOpen(links[kind].to))
  return (
    <Alert severity={present.length > 0 ? 'warning' : 'success'} variant="outlined" role="group" sx={{ mt: 2 }}>
      {present.length === 0 ? (
        text('overview.nothingFailed')
      ) : (
        <Box component="ul" aria-label={text('overview.failed')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {present.map(({ kind, total, totalAtLeast }) => (
            <Box component="li" key={kind} sx={{ display: 'inline-block', mr: 3 }}>
              <MuiLink component={Link} to={links[kind].to} color="inherit">
                {text(links[kind].title)}: {formatCount(total, language, totalAtLeast)}
              </MuiLink>
            </Box>
          ))}
        </Box>
      )}
    </Alert>
  )
}
