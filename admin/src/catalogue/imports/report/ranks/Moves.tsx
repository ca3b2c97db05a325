import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { RankChanges } from '@pravesh/contract'
import { quotaLabels } from '@pravesh/institute-screens/course/cutoff-grid'
import { formatCount } from '@pravesh/messages'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
import { Link } from 'react-router-dom'
import { Part } from '../Part.tsx'

/** The largest moves of closing ranks from the year before. */
export function Moves({ moves }: { moves: RankChanges['moves'] }) {
  const { translate, language } = useTranslations()
  if (moves.length === 0) return null
  const labels = [rankTexts.before, rankTexts.now, rankTexts.change]
  return (
    <Part title={translate(rankTexts.largestMoves)}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(rankTexts.generalSeats)}
      </Typography>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate(rankTexts.programme)}</TableCell>
              {labels.map((label) => (
                <TableCell key={label.key} align="right">
                  {translate(label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {moves.map(({ id, name, programme, quota, before, after }) => (
              <TableRow key={`${id} ${programme} ${quota}`}>
                <TableCell component="th" scope="row">
                  {programme}
                  <Typography variant="body2" color="textSecondary">
                    <MuiLink component={Link} to={`/colleges/${id}`}>
                      {name}
                    </MuiLink>
                    {` · ${translate(quotaLabels[quota])}`}
                  </Typography>
                </TableCell>
                <TableCell align="right">{formatCount(before, language)}</TableCell>
                <TableCell align="right">{formatCount(after, language)}</TableCell>
                <TableCell align="right">
                  {`${after > before ? '+' : '−'}${formatCount(Math.abs(after - before), language)}`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Part>
  )
}
