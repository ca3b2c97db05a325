interface CalendarEvent {
  /** Constant for one event, so that a calendar replaces its earlier entry. */
  id: string
  title: string
  /** First and last day, ISO; the last is `from` where it is left out. */
  from: string
  to?: string | null
  /** Time in India of an event that is not all day, as `09:30`; its end is not known. */
  time?: string | null
  place?: string | null
  note?: string
  url?: string
}

const basic = (iso: string) => iso.replaceAll('-', '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

function dayAfter(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Folds a content line so that none is longer than 75 octets, without cutting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (size + octets > 74) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += character
    size += octets
  }
  return [...parts, part].join('\r\n ')
}

const utc = (iso: string) => `${basic(iso.slice(0, 10))}T${iso.slice(11, 19).replaceAll(':', '')}Z`

/** When an event is: the whole of its days, or from a time on. */
const linesOfTime = ({ from, to, time }: CalendarEvent): string[] =>
  time
    ? [`DTSTART:${utc(new Date(`${from}T${time}:00+05:30`).toISOString())}`]
    : [`DTSTART;VALUE=DATE:${basic(from)}`, `DTEND;VALUE=DATE:${basic(dayAfter(to ?? from))}`, 'TRANSP:TRANSPARENT']

/** Events as an iCalendar file (RFC 5545): all-day events, or those with a time in India. `createdAt` is the instant it was made, ISO. */
export function calendarFile(name: string, events: readonly CalendarEvent[], createdAt: string): string {
  const stamp = utc(createdAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pravesh//Dates//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}`,
      `DTSTAMP:${stamp}`,
      ...linesOfTime(event),
      `SUMMARY:${escaped(event.title)}`,
      ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
      ...(event.note ? [`DESCRIPTION:${escaped(event.note)}`] : []),
      ...(event.url ? [`URL:${event.url}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
