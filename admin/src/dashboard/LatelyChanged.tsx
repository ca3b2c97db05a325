import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { isPublicationState, StateMark } from '@pravesh/console-kit/fields/StateMark'
import type { CollegeRow, SchoolRow } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'

const newest = { pagination: { page: 1, perPage: 6 }, sort: { field: 'updatedAt', order: 'DESC' as const } }

/** The institutes with the latest changes, of any author. */
export function LatelyChanged() {
  const schools = useGetList<SchoolRow>('schools', newest)
  const colleges = useGetList<CollegeRow>('colleges', newest)
  const rows = [
    ...(schools.data ?? []).map((row) => ({ ...row, to: `/schools/edit/${row.id}`, kind: 'console.school' as const })),
    ...(colleges.data ?? []).map((row) => ({
      ...row,
      to: `/colleges/edit/${row.id}`,
      kind: 'console.college' as const,
    })),
  ]
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, 8)
  const { text, language } = useTranslations()
  const failed = schools.error ?? colleges.error
  const waiting = schools.isPending || colleges.isPending
  return (
    <Box component="section" aria-labelledby="lately">
      <Typography id="lately" component="h2" variant="h6" sx={{ mb: 1 }}>
        {text('overview.lately')}
      </Typography>
      {failed && <Typography color="textSecondary">{failed.message}</Typography>}
      {waiting && <Skeleton variant="rounded" height={280} />}
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' },
        }}
      >
        {rows.map(({ to, kind, name, cityName, status, updatedAt }) => (
          <Box component="li" key={to} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <MuiLink component={Link} to={to} underline="hover" sx={{ fontWeight: 600, minWidth: 0 }} noWrap>
                {name}
              </MuiLink>
              <Typography variant="body2">{isPublicationState(status) && <StateMark state={status} />}</Typography>
            </Box>
            <Typography variant="caption" color="textSecondary">
              {text('overview.placed', {
                kind: text(kind),
                city: cityName,
                time: formatDateTime(updatedAt, language),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
