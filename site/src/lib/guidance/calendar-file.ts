interface CalendarEvent {
  /** Constant for one event, so that a calendar replaces its earlier entry. */
  id: string
  title: string
  /** First and last day, ISO; the last is `from` where it is left out. */
  from: string
  to?: string | null
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

/** All-day events as an iCalendar file (RFC 5545). `createdAt` is the instant it was made, ISO. */
export function calendarFile(name: string, events: readonly CalendarEvent[], createdAt: string): string {
  const stamp = `${basic(createdAt.slice(0, 10))}T${createdAt.slice(11, 19).replaceAll(':', '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pravesh//Exam dates//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, title, from, to, note, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(from)}`,
      `DTEND;VALUE=DATE:${basic(dayAfter(to ?? from))}`,
      `SUMMARY:${escaped(title)}`,
      ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
