import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatCount } from '@pravesh/messages'
import { Link } from 'react-router-dom'
import { type Count, type Kept, listOfState, type PublicationState } from './overview.ts'

type Tile = { title: string; detail: string; to: string; count: Count | undefined }

function tilesOf(rows: readonly Kept[]): Tile[] {
  const of = (resource: string, state: PublicationState) => rows.find((row) => row.resource === resource)?.counts[state]
  return [
    {
      title: 'Schools on the site',
      detail: 'published',
      count: of('schools', 'published'),
      to: listOfState('schools', 'published'),
    },
    {
      title: 'Colleges on the site',
      detail: 'published',
      count: of('colleges', 'published'),
      to: listOfState('colleges', 'published'),
    },
    {
      title: 'Schools to finish',
      detail: 'drafts',
      count: of('schools', 'draft'),
      to: listOfState('schools', 'draft'),
    },
    {
      title: 'Colleges to finish',
      detail: 'drafts',
      count: of('colleges', 'draft'),
      to: listOfState('colleges', 'draft'),
    },
    {
      title: 'Articles to read',
      detail: 'in review',
      count: of('articles', 'review'),
      to: listOfState('articles', 'review'),
    },
  ]
}

/** The figures one looks at first; each leads to its list. */
export function Waiting({ rows }: { rows: readonly Kept[] }) {
  return (
    <Box
      component="ul"
      aria-label="At a glance"
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
            <Typography variant="body2">{title}</Typography>
            <Typography
              variant="h2"
              component="p"
              sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums', my: 0.5 }}
            >
              {count ? formatCount(count.total, 'en', count.atLeast) : <Skeleton width={64} />}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {detail}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
