import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslations } from '@pravesh/console-kit'
import { figureTable, PlotFigures } from '@pravesh/console-kit/page/PlotFigures'
import type { Overview } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { Link } from 'react-router-dom'

export type DaySeries = {
  label: string
  /** Of the theme. */
  colour: 'primary' | 'success' | 'warning' | 'error'
  read: (day: Overview['days'][number]) => number
  formatValue: (value: number) => string
  /** The list of the whole time, and of one day. */
  to?: (first: string, last: string) => string
}
type DayPlotProps = { id: string; title: string; days: Overview['days']; series: readonly DaySeries[] }

/** Bars of a day side by side, on an axis with values. The table beneath has the same numbers, for those who do not see them. */
function Bars({ days, series }: Pick<DayPlotProps, 'days' | 'series'>) {
  const { language } = useTranslations()
  const { palette } = useTheme()
  const [first] = series
  return (
    <Box aria-hidden>
      <BarChart
        height={220}
        skipAnimation
        disableKeyboardNavigation
        hideLegend
        margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'band',
            height: 32,
            tickInterval: (_value: string, index: number) => (days.length - 1 - index) % 7 === 0,
            data: days.map(({ day }) => formatDate(day, language).replace(/ \d{4}$/, '')),
          },
        ]}
        yAxis={[
          { min: 0, tickMinStep: 1, width: 64, valueFormatter: (value: number) => first?.formatValue(value) ?? '' },
        ]}
        series={series.map(({ label, colour, read, formatValue }) => ({
          label,
          color: palette[colour].main,
          data: days.map(read),
          valueFormatter: (value: number | null) => formatValue(value ?? 0),
        }))}
      />
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
              <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: `${colour}.main` }} />
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
      <Figures title={title} days={days} series={series} />
    </Box>
  )
}
