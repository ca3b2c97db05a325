import type { ApplicationMessage, ApplicationMove } from '@pravesh/contract'
import { formatAppointment, formatDate, formatDateTime } from '@pravesh/messages'
import type { FamilyText } from '@pravesh/messages/family'
import { useLanguage, useText } from '../../shell/i18n.ts'

/** Kinds of documents, as they are called. */
export const documentLabels = (types: ApplicationMove['documentTypes'], text: FamilyText<'choices'>): string =>
  types.map((type) => text(`choices.document_${type}`)).join(', ')

/** Reasons of a rejection, as a family reads them. */
const reasonLabels = (reasons: ApplicationMove['reasons'], text: FamilyText<'choices'>): string =>
  reasons.map((reason) => text(`choices.reason_${reason}`)).join(', ')

function MoveEntry({ move }: { move: ApplicationMove }) {
  const text = useText<'application' | 'stage' | 'choices'>()
  const language = useLanguage()
  const { to, by: author, actor, note, on, time, place, bring, documentTypes, reasons, corrected } = move
  const { replyBy, waitlistNumber, at: movedAt } = move
  return (
    <li data-by={author}>
      <strong>{text(`stage.${to}`)}</strong>
      <span className="small soft">
        <time dateTime={movedAt}>{formatDateTime(movedAt, language)}</time> ·{' '}
        {((author === 'institute' || author === 'admin') && actor) || text(`stage.${author}`)}
      </span>
      {corrected.length > 0 && (
        <p>
          {text(corrected.every((part) => part === 'documents') ? 'application.papersAdded' : 'application.corrected')}
        </p>
      )}
      {note && <p className="note">{note}</p>}
      {reasons.length > 0 && <p>{text('application.reasons', { list: reasonLabels(reasons, text) })}</p>}
      {on && <p>{text('application.onDay', { date: formatAppointment(on, time, language) })}</p>}
      {place && <p>{text('application.place', { place })}</p>}
      {bring && <p>{text('application.bring', { list: bring })}</p>}
      {documentTypes.length > 0 && <p>{text('application.papers', { list: documentLabels(documentTypes, text) })}</p>}
      {waitlistNumber !== null && <p>{text('application.waitPlace', { place: waitlistNumber })}</p>}
      {replyBy && <p>{text('application.lastDay', { date: formatDate(replyBy, language) })}</p>}
    </li>
  )
}

function MessageEntry({ message: { author, body, at: writtenAt } }: { message: ApplicationMessage }) {
  const text = useText<'application'>()
  const language = useLanguage()
  return (
    <li data-by="institute">
      <strong>{text('application.messageOf')}</strong>
      <span className="small soft">
        <time dateTime={writtenAt}>{formatDateTime(writtenAt, language)}</time> · {author}
      </span>
      <p className="note">{body}</p>
    </li>
  )
}

type TimelineProps = { moves: readonly ApplicationMove[]; messages: readonly ApplicationMessage[] }

/** The history of the application, the latest first: moves with time, actor and note, and messages of the institute. */
export function Timeline({ moves, messages }: TimelineProps) {
  const text = useText<'application'>()
  const entries = [
    ...moves.map((move) => ({ at: move.at, entry: <MoveEntry key={`move ${move.id}`} move={move} /> })),
    ...messages.map((message) => ({
      at: message.at,
      entry: <MessageEntry key={`message ${message.id}`} message={message} />,
    })),
  ]
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{text('application.timelineTitle')}</h2>
      {entries.length === 0 ? (
        <p className="soft">{text('application.noMoves')}</p>
      ) : (
        <ol className="timeline">
          {entries
            .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
            .toReversed()
            .map(({ entry }) => entry)}
        </ol>
      )}
    </section>
  )
}
