import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { OverviewHead } from '@pravesh/console-kit/page/OverviewHead'
import { useRead } from '../api.ts'
import { useWork } from '../work/use-work.ts'
import { InstituteCard } from './InstituteCard.tsx'
import { WorkList } from './WorkList.tsx'
import { WorkSums } from './WorkSums.tsx'

/** The start page of the institutes' console: what waits at all institutes, and the completeness of each page. */
export function Home() {
  const { text } = useTranslations()
  const { data, error, refetch } = useRead('institutes', 'home')
  const work = useWork().data?.data
  return (
    <>
      <OverviewHead />
      {error && (
        <Box role="alert" sx={{ mb: 2 }}>
          <Typography sx={{ mb: 1 }}>
            {text('form.unread', { what: text('console.overview') })}: {error.message}
          </Typography>
          <Button variant="outlined" onClick={() => void refetch()}>
            {text('list.tryAgain')}
          </Button>
        </Box>
      )}
      {!data && !error && <Skeleton variant="rounded" height={240} aria-label={text('form.readingRecord')} />}
      {data && (
        <>
          {work && <WorkSums items={work} />}
          {work && <WorkList items={work} institutes={data.data.institutes} />}
          <Typography component="h2" variant="h6" sx={{ mt: 4, mb: 2 }}>
            {text('buyer.institutes')}
          </Typography>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            }}
          >
            {data.data.institutes.map((institute) => (
              <InstituteCard key={institute.id} institute={institute} />
            ))}
          </Box>
        </>
      )}
    </>
  )
}
