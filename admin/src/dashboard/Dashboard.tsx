import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useConsole, useTranslations } from '@pravesh/console-kit'
import { formatDate } from '@pravesh/messages'
import { Link } from 'react-router-dom'
import { LatelyChanged } from './LatelyChanged.tsx'
import { usePublicationCounts } from './overview.ts'
import { StatesOfPublication } from './StatesOfPublication.tsx'
import { Waiting } from './Waiting.tsx'

/** The overview: what waits, what is published, what changed lately. */
export function Dashboard() {
  const { client } = useConsole()
  const publicationCounts = usePublicationCounts()
  const { text, language } = useTranslations()
  return (
    <>
      <PageHead
        title={text('console.overview')}
        detail={text('overview.signedInAs', {
          date: formatDate(new Date().toISOString(), language),
          person: client.session()?.person ?? '',
        })}
        actions={
          <>
            <Button component={Link} to="/schools/create" variant="contained">
              {text('console.addSchool')}
            </Button>
            <Button component={Link} to="/colleges/create" variant="outlined">
              {text('console.addCollege')}
            </Button>
          </>
        }
      />
      <Waiting {...publicationCounts} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
          mt: 4,
        }}
      >
        <StatesOfPublication {...publicationCounts} />
        <LatelyChanged />
      </Box>
    </>
  )
}
