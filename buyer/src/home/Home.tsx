import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { OverviewHead } from '@pravesh/console-kit/page/OverviewHead'
import type { BuyerHome } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { useRead } from '../api.ts'
import { InstituteCard } from './InstituteCard.tsx'

type Figure = { label: ConsoleKey; value: number; isUrgent?: boolean }

const figuresOf = ({ enquiriesToday, overdueReplies, openEnquiries }: BuyerHome): Figure[] => [
  { label: 'home.today', value: enquiriesToday },
  { label: 'home.overdue', value: overdueReplies, isUrgent: overdueReplies > 0 },
  { label: 'home.open', value: openEnquiries },
]

/** Institutes with late replies first, then those with open enquiries, each by name. */
const byUrgency = (institutes: BuyerHome['institutes']) =>
  institutes.toSorted(
    (a, b) => b.overdueReplies - a.overdueReplies || b.openEnquiries - a.openEnquiries || a.name.localeCompare(b.name),
  )

function Figures({ home }: { home: BuyerHome }) {
  const { text, language } = useTranslations()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        borderTop: 2,
        borderColor: 'primary.main',
      }}
    >
      {figuresOf(home).map(({ label, value, isUrgent }) => (
        <Box
          key={label}
          sx={{
            p: 2,
            borderBottom: 1,
            borderRight: 1,
            borderColor: 'divider',
            display: 'flex',
            flexDirection: 'column-reverse',
          }}
        >
          <Typography component="dt" variant="body2">
            {text(label)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, color: isUrgent ? 'error.main' : 'primary.main' }}>
            {formatCount(value, language)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** The start page of the institutes' console: families' requests, and the completeness of each page. */
export function Home() {
  const { text } = useTranslations()
  const { data, error, refetch } = useRead('institutes', 'home')
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
          <Figures home={data.data} />
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
            {byUrgency(data.data.institutes).map((institute) => (
              <InstituteCard key={institute.id} institute={institute} />
            ))}
          </Box>
        </>
      )}
    </>
  )
}
