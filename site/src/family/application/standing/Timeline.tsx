import type { ApplicationMove } from '@pravesh/contract'
import { formatDate, formatDateTime } from '@pravesh/messages'
import { useLanguage, useText } from '../../shell/spoken.ts'

/** What happened to the application, the latest first: when, who, and what was said with it. */
export function Timeline({ moves }: { moves: readonly ApplicationMove[] }) {
  const text = useText<'application' | 'stage'>()
  const language = useLanguage()
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{text('application.timelineTitle')}</h2>
      {moves.length === 0 ? (
        <p className="soft">{text('application.noMoves')}</p>
      ) : (
        <ol className="timeline">
          {moves.toReversed().map(({ id, to, by, actor, note, replyBy, waitlistNumber, at }) => (
            <li key={id} data-by={by}>
              <strong>{text(`stage.${to}`)}</strong>
              <span className="small soft">
                <time dateTime={at}>{formatDateTime(at, language)}</time> ·{' '}
                {by === 'family' ? text('stage.family') : actor || text(`stage.${by}`)}
              </span>
              {note && <p className="note">{note}</p>}
              {waitlistNumber !== null && <p>{text('application.waitPlace', { place: waitlistNumber })}</p>}
              {replyBy && <p>{text('application.lastDay', { date: formatDate(replyBy, language) })}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
