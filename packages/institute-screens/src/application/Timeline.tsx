import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { ApplicationNote, StaffApplication } from '@pravesh/contract'
import { formatAppointment, formatDateTime } from '@pravesh/messages'
import { reasonLabel, statusLabel } from './status-label.ts'

type Move = StaffApplication['timeline'][number]

const Body = ({ text }: { text: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
)

function MoveEntry({ move }: { move: Move }) {
  const { text, texts, language } = useTranslations()
  const { to, at: movedAt, by: author, actor, note, on, time, place, bring, reasons } = move
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {statusLabel(to)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('application.movedBy', {
          by:
            ((author === 'institute' || author === 'admin') && actor) || (texts.applicationStatus?.[author] ?? author),
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
      {note && <Body text={note} />}
    </Box>
  )
}

/** A remark has the look of its box, so that it is not mistaken for what the family reads. */
const remarkBorder = { border: 1, borderStyle: 'dashed', borderColor: 'warning.main', borderRadius: 1, p: 1 }

function NoteEntry({ note }: { note: ApplicationNote }) {
  const { text, language } = useTranslations()
  const { kind, author, body, at: writtenAt } = note
  const values = { by: author, time: formatDateTime(writtenAt, language) }
  const isRemark = kind === 'remark'
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <Box sx={isRemark ? remarkBorder : {}}>
        <Typography variant="body2" color="textSecondary">
          {text(isRemark ? 'application.remarkBy' : 'application.messageBy', values)}
        </Typography>
        <Body text={body} />
        {isRemark && (
          <Typography variant="caption" color="textSecondary">
            {text('application.remarkHelp')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** The history of an application, the oldest first: moves with their notes to the family, messages to it, and remarks. */
export function Timeline({ moves, notes }: { moves: readonly Move[]; notes: readonly ApplicationNote[] }) {
  const entries = [
    ...moves.map((move) => ({ at: move.at, entry: <MoveEntry key={`move ${move.id}`} move={move} /> })),
    ...notes.map((note) => ({ at: note.at, entry: <NoteEntry key={`note ${note.id}`} note={note} /> })),
  ]
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
      {entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(({ entry }) => entry)}
    </Box>
  )
}
