import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { formatCount } from '@pravesh/messages'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { Link } from 'react-router-dom'
import { type Count, listOfState, type PublicationCounts, type PublicationState } from './overview.ts'

type Tile = { title: ConsoleKey; detail: ConsoleKey; to: string; count: Count | undefined }

function tilesOf(rows: readonly PublicationCounts[]): Tile[] {
  const countOf = (resource: string, state: PublicationState) =>
    rows.find((row) => row.resource === resource)?.counts[state]
  return [
    {
      title: 'overview.schoolsOnSite',
      detail: 'overview.published',
      count: countOf('schools', 'published'),
      to: listOfState('schools', 'published'),
    },
    {
      title: 'overview.collegesOnSite',
      detail: 'overview.published',
      count: countOf('colleges', 'published'),
      to: listOfState('colleges', 'published'),
    },
    {
      title: 'overview.schoolsToFinish',
      detail: 'overview.drafts',
      count: countOf('schools', 'draft'),
      to: listOfState('schools', 'draft'),
    },
    {
      title: 'overview.collegesToFinish',
      detail: 'overview.drafts',
      count: countOf('colleges', 'draft'),
      to: listOfState('colleges', 'draft'),
    },
    {
      title: 'overview.articlesToRead',
      detail: 'overview.inReview',
      count: countOf('articles', 'review'),
      to: listOfState('articles', 'review'),
    },
  ]
}

/** The figures one looks at first; each leads to its list. */
export function Waiting({ rows }: { rows: readonly PublicationCounts[] }) {
  const { text, language } = useTranslations()
  return (
    <Box
      component="ul"
      aria-label={text('overview.atGlance')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
        borderTop: 2,
        borderColor: 'primary.main',
      }}
    >
      {tilesOf(rows).map(({ title, detail, count, to }) => (
        <Box component="li" key={title} sx={{ borderBottom: 1, borderRight: 1, borderColor: 'divider', minWidth: 0 }}>
          <Box
            component={Link}
            to={to}
            sx={{
              display: 'block',
              p: 2,
              color: 'text.primary',
              textDecoration: 'none',
              transition: 'background-color 150ms',
              '&:hover': { bgcolor: 'primary.light' },
            }}
          >
            <Typography variant="body2">{text(title)}</Typography>
            <Typography
              variant="h2"
              component="p"
              sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums', my: 0.5 }}
            >
              {count ? formatCount(count.total, language, count.atLeast) : <Skeleton width={64} />}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {text(detail)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
