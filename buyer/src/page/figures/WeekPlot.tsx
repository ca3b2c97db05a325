import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteWeek } from '@pravesh/contract'
import { formatDate, formatNumber } from '@pravesh/messages'
import { figureTexts } from '@pravesh/messages/screens/institute/figures'
import type { WeekFigure } from './week-figures.ts'

type WeekPlotProps = { title: string; weeks: readonly InstituteWeek[]; figures: readonly WeekFigure[] }

/** Bars of the weeks side by side. The table beneath the plots has the same numbers, for those who do not see them. */
export function WeekPlot({ title, weeks, figures }: WeekPlotProps) {
  const { word, language } = useTranslations()
  const { palette } = useTheme()
  const colours = [palette.primary.main, palette.warning.main, palette.success.main]
  const hasValues = weeks.some((week) => figures.some(({ name }) => week[name]))
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {hasValues ? (
        <Box aria-hidden>
          <BarChart
            height={260}
            skipAnimation
            disableKeyboardNavigation
            hideLegend={figures.length === 1}
            margin={{ left: 0, right: 8, bottom: 0 }}
            grid={{ horizontal: true }}
            xAxis={[
              {
                scaleType: 'band',
                height: 40,
                data: weeks.map(({ week }) => formatDate(week, language).replace(/ \d{4}$/, '')),
              },
            ]}
            yAxis={[{ min: 0, tickMinStep: 1, width: 44 }]}
            series={figures.map(({ name, label }, index) => ({
              label: word(label),
              color: colours[index] ?? palette.text.primary,
              data: weeks.map((week) => week[name]),
              valueFormatter: (value: number | null) => (value === null ? '—' : formatNumber(value, language)),
              ...(figures.length === 1 && {
                barLabel: ({ value }: { value: number | null }) => (value ? formatNumber(value, language) : null),
                barLabelPlacement: 'outside' as const,
              }),
            }))}
          />
        </Box>
      ) : (
        <Typography color="textSecondary">{word(figureTexts.noValues)}</Typography>
      )}
    </Box>
  )
}
