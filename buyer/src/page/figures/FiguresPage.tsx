import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatWhen, PageHead, useTranslations } from '@pravesh/console-kit'
import { type InstituteWeek, type InstituteWeeks, minCityInstitutes } from '@pravesh/contract'
import { ReadState } from '@pravesh/institute-screens/editor/ReadState'
import { formatNumber } from '@pravesh/messages'
import { figureTexts } from '@pravesh/messages/screens/institute/figures'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { useRead } from '../../api.ts'
import { WeekPlot } from './WeekPlot.tsx'
import { WeekTable } from './WeekTable.tsx'
import { decisions, interest, replyHours, views } from './week-figures.ts'

const weekCount = 12
const total = (weeks: readonly InstituteWeek[], name: 'enquiries' | 'answeredInTime' | 'notDue') =>
  weeks.reduce((sum, week) => sum + week[name], 0)

/** How many enquiries were answered in time, of those whose time is over, and how fast the city is. */
function ReplyFacts({ data, city }: InstituteWeeks) {
  const { translate, language } = useTranslations()
  const notDue = total(data, 'notDue')
  const inTime = { count: total(data, 'answeredInTime'), due: total(data, 'enquiries') - notDue, notDue }
  const cityText =
    city.medianReplyHours === null
      ? translate(figureTexts.noCity, { count: minCityInstitutes })
      : translate(figureTexts.cityMedian, {
          count: city.institutes,
          hours: formatNumber(city.medianReplyHours, language),
        })
  return (
    <Typography sx={{ mb: 3, maxWidth: '72ch' }}>
      {translate(figureTexts.inTimeOf, inTime)} {cityText}
    </Typography>
  )
}

/** How the page of the institute does: its last weeks as plots and as a table. */
export function FiguresPage() {
  const { translate, word } = useTranslations()
  const {
    data: read,
    error,
    refetch,
    dataUpdatedAt,
  } = useRead('figures', 'list', {
    parents: { weeks: weekCount },
  })
  const notes = [figureTexts.noteViews, figureTexts.noteNone, figureTexts.noteUnits]
  const period = { count: weekCount, time: formatWhen(new Date(dataUpdatedAt).toISOString()) }
  return (
    <>
      <PageHead title={word(menuTexts.figures)} detail={read && translate(figureTexts.period, period)} />
      {!read && <ReadState error={error} refetch={refetch} height={480} />}
      {read && (
        <>
          <ReplyFacts {...read} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <WeekPlot title={word(figureTexts.views)} weeks={read.data} figures={[views]} />
            <WeekPlot title={word(figureTexts.interest)} weeks={read.data} figures={interest} />
            <WeekPlot title={word(figureTexts.decisions)} weeks={read.data} figures={decisions} />
            <WeekPlot title={word(figureTexts.replies)} weeks={read.data} figures={[replyHours]} />
          </Box>
          <WeekTable weeks={read.data} />
          {notes.map((note) => (
            <Typography key={note.key} variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '72ch' }}>
              {word(note)}
            </Typography>
          ))}
        </>
      )}
    </>
  )
}
