import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useConsole } from '@pravesh/console-kit'
import { formatDate } from '@pravesh/messages'
import { Link } from 'react-router-dom'
import { LatelyChanged } from './LatelyChanged.tsx'
import { useKept } from './overview.ts'
import { StatesOfPublication } from './StatesOfPublication.tsx'
import { Waiting } from './Waiting.tsx'

/** The overview: what waits, what is published, what changed lately. */
export function Dashboard() {
  const { client } = useConsole()
  const kept = useKept()
  return (
    <>
      <PageHead
        title="Overview"
        detail={`${formatDate(new Date().toISOString())} · signed in as ${client.session()?.person ?? ''}`}
        actions={
          <>
            <Button component={Link} to="/schools/create" variant="contained">
              Add school
            </Button>
            <Button component={Link} to="/colleges/create" variant="outlined">
              Add college
            </Button>
          </>
        }
      />
      <Waiting {...kept} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
          mt: 4,
        }}
      >
        <StatesOfPublication {...kept} />
        <LatelyChanged />
      </Box>
    </>
  )
}
