import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { figureTable, PlotFigures } from '@pravesh/console-kit/page/PlotFigures'
import type { Overview } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { Link } from 'react-router-dom'

export type DaySeries = {
  label: string
  /** Of the theme. */
  colour: string
  read: (day: Overview['days'][number]) => number
  formatValue: (value: number) => string
  /** The list of the whole time, and of one day. */
  to?: (first: string, last: string) => string
}
type DayPlotProps = { id: string; title: string; days: Overview['days']; series: readonly DaySeries[] }

/** Bars of a day side by side, as high as the largest value of the plot allows. */
function Bars({ days, series }: Pick<DayPlotProps, 'days' | 'series'>) {
  const { language } = useTranslations()
  const largest = Math.max(1, ...days.flatMap((day) => series.map(({ read }) => read(day))))
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height: 120, mt: 1 }}>
      {days.map((day) => (
        <Box
          key={day.day}
          title={[
            formatDate(day.day, language),
            ...series.map(({ label, read, formatValue }) => `${label}: ${formatValue(read(day))}`),
          ].join('\n')}
          sx={{ flex: 1, height: '100%', display: 'flex', alignItems: 'flex-end', gap: '1px', minWidth: 0 }}
        >
          {series.map(({ label, colour, read }) => (
            <Box
              key={label}
              sx={{
                flex: 1,
                bgcolor: colour,
                borderRadius: '1px 1px 0 0',
                height: `${(100 * read(day)) / largest}%`,
                minHeight: read(day) > 0 ? 2 : 0,
              }}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** The figures of a plot as a table that opens beneath it, the newest day first. */
function Figures({ title, days, series }: Omit<DayPlotProps, 'id'>) {
  const { text, language } = useTranslations()
  return (
    <PlotFigures>
      <Box
        sx={{ maxHeight: 280, overflowY: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={`${title}: ${text('overview.figures')}`}
      >
        <Box component="table" sx={{ ...figureTable, width: '100%' }}>
          <thead>
            <tr>
              <th scope="col">{text('overview.day')}</th>
              {series.map(({ label }) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDate(day.day, language)}</th>
                {series.map(({ label, read, formatValue, to }) => (
                  <td key={label}>
                    {to && read(day) > 0 ? (
                      <MuiLink component={Link} to={to(day.day, day.day)} color="inherit">
                        {formatValue(read(day))}
                      </MuiLink>
                    ) : (
                      formatValue(read(day))
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </PlotFigures>
  )
}

/** Daily arrivals: sums that lead to their lists, bars, and a table of the figures below. */
export function DayPlot({ id, title, days, series }: DayPlotProps) {
  const { language } = useTranslations()
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {series.map(({ label, colour, read, formatValue, to }) => {
          const sum = formatValue(days.reduce((total, day) => total + read(day), 0))
          return (
            <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colour }} />
              {label}:{' '}
              <strong>
                {to ? (
                  <MuiLink component={Link} to={to(first, last)} color="inherit">
                    {sum}
                  </MuiLink>
                ) : (
                  sum
                )}
              </strong>
            </Box>
          )
        })}
      </Box>
      <Bars days={days} series={series} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {[first, last].map((day) => (
          <Typography key={day} variant="caption" color="textSecondary">
            {formatDate(day, language)}
          </Typography>
        ))}
      </Box>
      <Figures title={title} days={days} series={series} />
    </Box>
  )
}
