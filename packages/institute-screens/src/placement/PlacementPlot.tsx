import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { figureTable, PlotFigures } from '@pravesh/console-kit/page/PlotFigures'
import type { CollegePlacement } from '@pravesh/contract'
import { formatNumber, formatRupeesShort } from '@pravesh/messages'
import { partTexts } from '@pravesh/messages/screens/institute/parts'
import { type ReactNode, useId } from 'react'
import { useGetList, useResourceContext } from 'react-admin'
import { barHeight, type PlacementYear, placementYears } from './placement-years.ts'

/** As many placements as one call reads: decades of years. */
const query = { pagination: { page: 1, perPage: 100 }, sort: { field: 'year', order: 'DESC' } } as const

type Bar = { colour: string; value: number | null }
type BarsProps = { title: string; years: readonly PlacementYear[]; bars: (year: PlacementYear) => readonly Bar[] }

/** Bars year by year, one before the other: the table beneath has their figures. */
function Bars({ title, years, bars }: BarsProps) {
  const highest = Math.max(0, ...years.flatMap((year) => bars(year).map(({ value }) => value ?? 0)))
  return (
    <Box aria-hidden sx={{ flex: '1 1 240px', minWidth: 0, maxWidth: 480 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, height: 96, mt: 1, borderBottom: 1, borderColor: 'divider' }}>
        {years.map((year) => (
          <Box key={year.year} sx={{ flex: 1, maxWidth: 56, position: 'relative' }}>
            {bars(year).map(({ colour, value }) => (
              <Box
                key={colour}
                sx={{
                  position: 'absolute',
                  bottom: 0,
                  width: '100%',
                  height: `${barHeight(value, highest)}%`,
                  bgcolor: colour,
                  borderRadius: '2px 2px 0 0',
                }}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {years.map(({ year }) => (
          <Typography key={year} variant="caption" color="textSecondary" sx={{ flex: 1, maxWidth: 56 }} align="center">
            {year}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

function Figures({ years }: { years: readonly PlacementYear[] }) {
  const { translate, language } = useTranslations()
  const figure = (value: number | null): ReactNode => (value === null ? '–' : formatNumber(value, language))
  const heads = [partTexts.yearOfLeaving, partTexts.lookedForAJob, partTexts.placed, partTexts.medianPayAYear].map(
    translate,
  )
  return (
    <PlotFigures>
      <Box component="table" sx={{ ...figureTable, '& th:first-of-type': { textAlign: 'left', pl: 0 } }}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map(({ year, eligible, placed, median }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{figure(eligible)}</td>
              <td>{figure(placed)}</td>
              <td>{median === null ? '–' : formatRupeesShort(median, language)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </PlotFigures>
  )
}

/** Placed of those who looked for a job, and their median pay, by year; of all courses together. Nothing where no year has figures. */
export function PlacementPlot() {
  const { translate } = useTranslations()
  const id = useId()
  const { data } = useGetList<CollegePlacement>(useResourceContext() ?? '', query)
  const years = placementYears(data ?? [])
  if (years.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {translate(partTexts.allCoursesByYear)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
        <Bars
          title={translate(partTexts.placedOfThoseWhoLooked)}
          years={years}
          bars={({ eligible, placed }) => [
            { colour: 'action.selected', value: eligible },
            { colour: 'primary.main', value: placed },
          ]}
        />
        <Bars
          title={translate(partTexts.medianPayAYear)}
          years={years}
          bars={({ median }) => [{ colour: 'primary.main', value: median }]}
        />
      </Box>
      <Figures years={years} />
    </Box>
  )
}
