import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { StateMark, stateColours } from '@pravesh/console-kit/fields/StateMark'
import { formatCount } from '@pravesh/messages'
import { Link } from 'react-router-dom'
import { listOfState, type PublicationCounts, type PublicationState } from './overview.ts'

const visibleStates: readonly PublicationState[] = ['published', 'scheduled', 'review', 'draft', 'archived']

const sum = (counts: PublicationCounts['counts']) => Object.values(counts).reduce((all, { total }) => all + total, 0)

/** As long as there are many, in the colours of their states. */
function Bar({ counts, maxTotal }: Pick<PublicationCounts, 'counts'> & { maxTotal: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        height: 10,
        borderRadius: 0.5,
        overflow: 'hidden',
        width: `${(100 * sum(counts)) / maxTotal}%`,
        minWidth: 4,
      }}
    >
      {visibleStates.map((state) => {
        const total = counts[state]?.total ?? 0
        return total > 0 && <Box key={state} sx={{ flex: total, minWidth: 3, bgcolor: stateColours[state] }} />
      })}
    </Box>
  )
}

/** Every published kind by its state, as a bar and as figures that lead to the list. */
export function StatesOfPublication({ rows }: { rows: readonly PublicationCounts[] }) {
  const { text, language } = useTranslations()
  const maxTotal = Math.max(1, ...rows.map(({ counts }) => sum(counts)))
  const bounded = rows.some(({ counts }) => Object.values(counts).some(({ atLeast }) => atLeast))
  return (
    <Box component="section" aria-labelledby="states">
      <Typography id="states" component="h2" variant="h6" sx={{ mb: 1 }}>
        {text('overview.states')}
      </Typography>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('overview.what')}</TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{text('overview.howMany')}</TableCell>
              {visibleStates.map((state) => (
                <TableCell key={state} align="right">
                  <StateMark state={state} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ resource, label, counts, failed }) => (
              <TableRow key={resource}>
                <TableCell component="th" scope="row">
                  <MuiLink component={Link} to={`/${resource}`} underline="hover">
                    {text(label)}
                  </MuiLink>
                </TableCell>
                <TableCell sx={{ width: '40%', display: { xs: 'none', sm: 'table-cell' } }}>
                  {failed ? (
                    text('overview.unread', { what: text(label) })
                  ) : (
                    <Bar counts={counts} maxTotal={maxTotal} />
                  )}
                </TableCell>
                {visibleStates.map((state) => {
                  const count = counts[state]
                  return (
                    <TableCell key={state} align="right">
                      {count && count.total > 0 ? (
                        <MuiLink component={Link} to={listOfState(resource, state)} color="inherit" underline="hover">
                          {formatCount(count.total, language, count.atLeast)}
                        </MuiLink>
                      ) : (
                        <Box component="span" sx={{ color: 'text.secondary' }}>
                          {count ? 0 : '…'}
                        </Box>
                      )}
                    </TableCell>
                  )
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {bounded && (
        <Typography variant="caption" color="textSecondary">
          {text('overview.bounded')}
        </Typography>
      )}
    </Box>
  )
}
