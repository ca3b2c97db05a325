import AccessTime from '@mui/icons-material/AccessTime'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import { translations, useTranslations } from '@pravesh/console-kit'
import { locales } from '@pravesh/messages'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A time relative to now in its largest unit: "in 5 hours", "2 days ago". */
export function relativeTime(iso: string, now = Date.now()): string {
  const difference = Date.parse(iso) - now
  const [unit, size] = units.find(([, length]) => Math.abs(difference) >= length) ?? ['minute', 60_000]
  return new Intl.RelativeTimeFormat(locales[translations().language]).format(Math.round(difference / size), unit)
}

/**
 * The due time of a reply, or its delay: as text and with an icon, not by colour alone. Empty where none is due. `compact` leaves out the
 * text of the column's head.
 */
export function ReplyDue({ replyBy, compact = false }: { replyBy: string | null; compact?: boolean }) {
  const { text } = useTranslations()
  if (replyBy === null) return null
  const isOverdue = Date.parse(replyBy) < Date.now()
  const Icon = isOverdue ? WarningAmber : AccessTime
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        ...(compact && { whiteSpace: 'nowrap' }),
        color: isOverdue ? 'error.main' : 'text.secondary',
        fontWeight: isOverdue ? 600 : 400,
      }}
    >
      <Icon fontSize="inherit" aria-hidden />
      {compact
        ? relativeTime(replyBy)
        : text(isOverdue ? 'enquiry.overdue' : 'enquiry.due', { when: relativeTime(replyBy) })}
    </Box>
  )
}
