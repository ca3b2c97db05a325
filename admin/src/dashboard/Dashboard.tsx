import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import { OverviewHead } from '@pravesh/console-kit/page/OverviewHead'
import { lazy, Suspense } from 'react'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failures } from './Failures.tsx'
import { LatelyChanged } from './LatelyChanged.tsx'
import { useOverview } from './overview.ts'
import { Queues } from './Queues.tsx'
import { StatesOfPublication } from './StatesOfPublication.tsx'

const Plots = lazy(async () => ({ default: (await import('./Plots.tsx')).Plots }))

/** The overview: waiting work, failures, recent arrivals, publication states, latest changes. */
export function Dashboard() {
  const { overview, rows, error, refetch } = useOverview()
  const { text } = useTranslations()
  const { canAccess: canAdd = false } = useCanAccess({ resource: 'schools', action: 'create' })
  return (
    <>
      <OverviewHead
        actions={
          canAdd && (
            <>
              <Button component={Link} to="/schools/create" variant="contained">
                {text('console.addSchool')}
              </Button>
              <Button component={Link} to="/colleges/create" variant="outlined">
                {text('console.addCollege')}
              </Button>
            </>
          )
        }
      />
      {error ? (
        <ListMessage
          title={text('list.failed', { plural: text('console.overview') })}
          action={
            <Button variant="outlined" onClick={() => void refetch()}>
              {text('list.tryAgain')}
            </Button>
          }
        >
          {formatUnknownError(error)}
        </ListMessage>
      ) : (
        <>
          <Queues queues={overview?.queues} />
          <Failures failures={overview?.failures} />
          <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ mt: 4 }} />}>
            {overview && <Plots days={overview.days} />}
          </Suspense>
        </>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
          mt: 4,
        }}
      >
        <StatesOfPublication rows={rows} />
        <LatelyChanged />
      </Box>
    </>
  )
}
