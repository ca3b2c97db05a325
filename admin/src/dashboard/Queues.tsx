import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { LabelKey } from '@pravesh/console-kit/language/translations'
import type { Overview, WorkQueue } from '@pravesh/contract'
import { relativeTime } from '@pravesh/institute-screens/enquiry/ReplyDue'
import { formatCount } from '@pravesh/messages'
import { Link } from 'react-router-dom'
import { listWith } from '../parts/list-with.ts'
import { useMayOpen } from './use-may-open.ts'

type QueueLink = { title: LabelKey; to: string; overdueTo?: string }
/** The label of each queue, and the list of its waiting items. */
const links: Readonly<Record<WorkQueue, QueueLink>> = {
  enquiries: {
    title: 'overview.openEnquiries',
    to: listWith('enquiries', { answered: false }),
    overdueTo: listWith('enquiries', { overdue: true, answered: false }),
  },
  grievances: {
    title: 'overview.openGrievances',
    to: listWith('grievances', { answered: false }),
    overdueTo: listWith('grievances', { overdue: true, answered: false }),
  },
  applications: {
    title: 'overview.unopenedApplications',
    to: listWith('applications', { status: 'submitted' }),
    overdueTo: listWith('applications', { unopened: true }),
  },
  reviews: { title: 'overview.waitingReviews', to: listWith('reviews', { waiting: true }) },
  proposals: { title: 'overview.waitingProposals', to: listWith('proposals', { status: 'waiting' }) },
  partners: { title: 'overview.openPartners', to: listWith('partners', { waiting: true }) },
}

/** Work waiting for staff: number, age of the oldest, and number of late ones. Each number leads to its list. */
export function Queues({ queues }: { queues: Overview['queues'] | undefined }) {
  const { text, word, language } = useTranslations()
  const mayOpen = useMayOpen()
  if (!queues) return <Skeleton variant="rounded" height={132} />
  return (
    <Box
      component="ul"
      aria-label={text('overview.waits')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
        borderTop: 2,
        borderColor: 'primary.main',
      }}
    >
      {queues
        .filter(({ queue }) => mayOpen(links[queue].to))
        .map(({ queue, waiting, waitingAtLeast, overdue, oldestAt }) => {
          const { title, to, overdueTo } = links[queue]
          return (
            <Box
              component="li"
              key={queue}
              sx={{ p: 2, borderBottom: 1, borderRight: 1, borderColor: 'divider', minWidth: 0 }}
            >
              <Box
                component={Link}
                to={to}
                sx={{ color: 'text.primary', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
              >
                <Typography variant="body2">{word(title)}</Typography>
                <Typography
                  variant="h2"
                  component="p"
                  sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums', my: 0.5 }}
                >
                  {formatCount(waiting, language, waitingAtLeast)}
                </Typography>
              </Box>
              <Typography variant="caption" component="p" color="textSecondary">
                {oldestAt ? text('overview.oldest', { when: relativeTime(oldestAt) }) : text('overview.nothingWaits')}
              </Typography>
              {overdue !== null && overdue > 0 && overdueTo && (
                <Typography
                  component={Link}
                  to={overdueTo}
                  variant="caption"
                  sx={{ color: 'error.main', fontWeight: 600, display: 'inline-block', py: 0.5 }}
                >
                  {text('overview.late', { count: formatCount(overdue, language) })}
                </Typography>
              )}
            </Box>
          )
        })}
    </Box>
  )
}
