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
import type { RankChanges } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Link } from 'react-router-dom'
import { Part } from '../Part.tsx'

const figures = [
  ['added', rankTexts.newLines],
  ['changed', rankTexts.changedLines],
  ['unchanged', rankTexts.sameLines],
  ['gone', rankTexts.goneLines],
] as const

type ProgrammesProps = { title: string; programmes: RankChanges['addedProgrammes'] }
function Programmes({ title, programmes: { count, first } }: ProgrammesProps) {
  const { translate, language } = useTranslations()
  if (count === 0) return null
  return (
    <Part title={`${title} (${formatCount(count, language)})`}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {first.map(({ id, name, programme }) => (
          <Typography key={`${id} ${programme}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {programme} ·{' '}
            <MuiLink component={Link} to={`/colleges/${id}`}>
              {name}
            </MuiLink>
          </Typography>
        ))}
      </Box>
      {count > first.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate(rankTexts.andMore, { count: formatCount(count - first.length, language) })}
        </Typography>
      )}
    </Part>
  )
}

/** How the year of the list differs from the year before: lines of each college, new programmes and those that are gone. */
export function YearChanges({ ranks }: { ranks: RankChanges }) {
  const { translate, language } = useTranslations()
  const { institutes, addedProgrammes, goneProgrammes } = ranks
  if (institutes.count === 0) return null
  return (
    <>
      <Part title={translate(rankTexts.againstTheYearBefore)}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
          {translate(rankTexts.linesHelp)}
        </Typography>
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate(sharedTexts.institute)}</TableCell>
                {figures.map(([name, label]) => (
                  <TableCell key={name} align="right">
                    {translate(label)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {institutes.first.map(({ id, name, year, before, ...lines }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row">
                    <MuiLink component={Link} to={`/colleges/${id}`}>
                      {name}
                    </MuiLink>
                    <Typography variant="body2" color="textSecondary">
                      {before === null ? `${year} · ${translate(rankTexts.noEarlierYear)}` : `${before} → ${year}`}
                    </Typography>
                  </TableCell>
                  {figures.map(([figure]) => (
                    <TableCell key={figure} align="right">
                      {formatCount(lines[figure], language)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {institutes.count > institutes.first.length && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {translate(rankTexts.andMore, { count: formatCount(institutes.count - institutes.first.length, language) })}
          </Typography>
        )}
      </Part>
      <Programmes title={translate(rankTexts.newProgrammes)} programmes={addedProgrammes} />
      <Programmes title={translate(rankTexts.goneProgrammes)} programmes={goneProgrammes} />
    </>
  )
}
