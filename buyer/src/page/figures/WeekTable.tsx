import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { figureTable } from '@pravesh/console-kit/page/PlotFigures'
import type { InstituteWeek } from '@pravesh/contract'
import { formatDate, formatNumber } from '@pravesh/messages'
import { figureTexts } from '@pravesh/messages/screens/institute/figures'
import { allFigures } from './week-figures.ts'

/** All numbers of the weeks, the newest first. On a narrow screen it scrolls sideways by itself. */
export function WeekTable({ weeks }: { weeks: readonly InstituteWeek[] }) {
  const { translate, word, language } = useTranslations()
  const nameOf = (week: string, isCurrent: boolean) => {
    const day = formatDate(week, language)
    return isCurrent ? translate(figureTexts.soFar, { week: day }) : day
  }
  return (
    <Box component="section" sx={{ mt: 4, minWidth: 0 }}>
      <Typography component="h2" variant="h6" id="weekly-figures">
        {word(figureTexts.weekly)}
      </Typography>
      <Box role="region" aria-labelledby="weekly-figures" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ ...figureTable, width: '100%' }}>
          <thead>
            <tr>
              <th scope="col">{word(figureTexts.week)}</th>
              {allFigures.map(({ name, label }) => (
                <th key={name} scope="col">
                  {word(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((row, index) => (
              <tr key={row.week}>
                <Box component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 400 }}>
                  {nameOf(row.week, index === 0)}
                </Box>
                {allFigures.map(({ name }) => {
                  const value = row[name]
                  return <td key={name}>{value === null ? '—' : formatNumber(value, language)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}
