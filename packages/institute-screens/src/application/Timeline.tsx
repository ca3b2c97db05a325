import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffApplication } from '@pravesh/contract'
import { formatAppointment, formatDateTime } from '@pravesh/messages'
import { reasonLabel, statusLabel } from './status-label.ts'

/** The history of an application: each move with its time, its author and its note to the family. */
export function Timeline({ moves }: { moves: StaffApplication['timeline'] }) {
  const { text, texts, language } = useTranslations()
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
      {moves.map(({ to, at: movedAt, by: author, actor, note, on, time, place, bring, reasons }) => (
        <Box component="li" key={`${movedAt} ${to}`} sx={{ mb: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {statusLabel(to)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text('application.movedBy', {
              by:
                ((author === 'institute' || author === 'admin') && actor) ||
                (texts.applicationStatus?.[author] ?? author),
              time: formatDateTime(movedAt, language),
            })}
          </Typography>
          {reasons.length > 0 && (
            <Typography variant="body2">
              {text('application.reasons')}: {reasons.map(reasonLabel).join(', ')}
            </Typography>
          )}
          {on && <Typography variant="body2">{formatAppointment(on, time, language)}</Typography>}
          {place && (
            <Typography variant="body2">
              {text('application.place')}: {place}
            </Typography>
          )}
          {bring && (
            <Typography variant="body2">
              {text('application.bring')}: {bring}
            </Typography>
          )}
          {note && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
