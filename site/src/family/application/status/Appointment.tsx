import type { ApplicationMove } from '@pravesh/contract'
import { formatAppointment } from '@pravesh/messages'
import { calendarFile } from '../../../lib/guidance/calendar-file.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'

type Props = {
  appointment: Pick<ApplicationMove, 'to' | 'time' | 'place' | 'bring' | 'at'> & { on: string }
  application: number
  /** Name of the institute. */
  name: string
}

const isLink = (place: string) => /^https?:\/\/\S+$/.test(place)

/** The test or interaction that the applicant is called to: when, where, what to bring, and its calendar file. */
export function Appointment({ appointment, application, name }: Props) {
  const { to, on, time, place, bring, at: movedAt } = appointment
  const text = useText<'application' | 'stage'>()
  const language = useLanguage()
  const title = text('application.appointmentAt', { state: text(`stage.${to}`), name })
  const note = bring ? text('application.bring', { list: bring }) : undefined
  const event = {
    id: `application-${application}@${location.host}`,
    ...{ title, from: on, time, place, url: location.href },
    ...(note && { note }),
  }
  const file = calendarFile(title, [event], movedAt)
  return (
    <div className="panel" id="appointment">
      <h3>{text('application.appointmentTitle')}</h3>
      <p>
        <strong>{text('application.onDay', { date: formatAppointment(on, time, language) })}</strong>
      </p>
      {place && isLink(place) && (
        <p>
          <a href={place}>{place}</a>
        </p>
      )}
      {place && !isLink(place) && <p>{text('application.place', { place })}</p>}
      {note && <p>{note}</p>}
      <a
        className="button"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${to}.ics`}
      >
        {text('application.calendarFile')}
      </a>
    </div>
  )
}
