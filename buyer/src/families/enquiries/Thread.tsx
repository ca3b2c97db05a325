import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { BuyerEnquiry } from '@pravesh/contract'
import { Facts } from '@pravesh/institute-screens/record/Facts'
import { formatDateTime } from '@pravesh/messages'
import { sharedTexts } from '@pravesh/messages/screens/shared'

type Entry = {
  kind: 'asked' | 'added' | 'replied' | 'remarked' | 'called'
  at: string
  by: string
  body: string | null
  details?: Readonly<Record<string, unknown>>
  outcome?: BuyerEnquiry['calls'][number]['outcome']
}

/** Messages, replies, notes and calls, the oldest first. */
function entriesOf({ name, message, createdAt, more: additions, replies, remarks, calls }: BuyerEnquiry): Entry[] {
  const entries: Entry[] = [
    { kind: 'asked', at: createdAt, by: name, body: message },
    ...additions.map((addition) => ({
      kind: 'added' as const,
      at: addition.at,
      by: addition.name ?? name,
      body: addition.message,
      details: addition.details,
    })),
    ...replies.map((note) => ({ kind: 'replied' as const, ...note })),
    ...remarks.map((note) => ({ kind: 'remarked' as const, ...note })),
    ...calls.map((call) => ({ kind: 'called' as const, ...call })),
  ]
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** Replies are on the right; a note of the staff has an edge and a label of its own, so that it is not mistaken for a reply. */
const looks = {
  asked: { mr: { sm: 6 } },
  added: { mr: { sm: 6 } },
  replied: { ml: { sm: 6 }, borderColor: 'primary.main' },
  remarked: { ml: { sm: 6 }, borderStyle: 'dashed', borderColor: 'warning.main' },
  called: { ml: { sm: 6 }, borderColor: 'primary.main' },
}

/** The conversation of an enquiry. */
export function Thread({ enquiry }: { enquiry: BuyerEnquiry }) {
  const { text, translate, language } = useTranslations()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {entriesOf(enquiry).map(({ kind, at: createdAt, by: author, body, details, outcome }) => (
        <Box
          component="li"
          key={`${kind} ${createdAt}`}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0, ...looks[kind] }}
        >
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            <strong>{author}</strong> {kind === 'called' ? translate(sharedTexts.called) : text(`enquiry.${kind}`)}
            {outcome && `: ${optionLabel(outcome)}`}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' · '}
              {formatDateTime(createdAt, language)}
            </Box>
          </Typography>
          {(body || kind !== 'called') && (
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {body || text('enquiry.noMessage')}
            </Typography>
          )}
          {details && Object.keys(details).length > 0 && (
            <Box sx={{ mt: 1 }}>
              <Facts values={details} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
