import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import type { StaffApplicationRow } from '@pravesh/contract'
import { statusLabel } from '@pravesh/institute-screens/application/status-label'
import { formatAppointment, formatCount, formatDate } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { useCreatePath, useGetList, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ViewSwitch } from './ViewSwitch.tsx'

const pagination = { page: 1, perPage: 100 }
const soonestFirst = { field: 'appointmentOn', order: 'ASC' as const }
const timeOf = ({ appointment }: StaffApplicationRow) => appointment?.time ?? ''

/** Applications by the day of their appointment; those of a day by their time, the ones without a time first. */
const byDay = (rows: readonly StaffApplicationRow[]) =>
  Map.groupBy(
    rows.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))),
    ({ appointment }) => appointment?.on ?? '',
  )

function ScheduleLine({ application }: { application: StaffApplicationRow }) {
  const { translate, language } = useTranslations()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const { id, applicant, status, appointment } = application
  if (!appointment) return null
  const { on, time, place } = appointment
  return (
    <Box component="li" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={createPath({ resource, type: 'edit', id })} sx={{ fontWeight: 600 }}>
        {applicant}
      </MuiLink>
      <Typography variant="body2">
        {[time === null ? translate(decisionTexts.noTime) : formatAppointment(on, time, language), statusLabel(status)]
          .concat(place ?? [])
          .join(' · ')}
      </Typography>
    </Box>
  )
}

/** The coming tests and interactions of an institute by day, the soonest first. */
export function Schedule() {
  const { text, translate, language } = useTranslations()
  const resource = useResourceContext() ?? ''
  const {
    data = [],
    total = 0,
    isPending,
    error,
  } = useGetList<StaffApplicationRow>(resource, { pagination, sort: soonestFirst, filter: { scheduled: true } })
  const days = [...byDay(data)].toSorted(([a], [b]) => a.localeCompare(b))
  return (
    <>
      <PageHead title={text('application.many')} actions={<ViewSwitch />} />
      {error instanceof Error && <Typography color="error">{error.message}</Typography>}
      {!isPending && !error && days.length === 0 && <Typography>{translate(decisionTexts.noAppointments)}</Typography>}
      {days.map(([day, applications]) => (
        <Box component="section" key={day} aria-label={formatDate(day, language)} sx={{ mb: 3 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            {formatDate(day, language)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {applications.map((application) => (
              <ScheduleLine key={application.id} application={application} />
            ))}
          </Box>
        </Box>
      ))}
      {total > data.length && (
        <Typography>
          {translate(decisionTexts.moreAppointments, { count: formatCount(total - data.length, language) })}
        </Typography>
      )}
    </>
  )
}
