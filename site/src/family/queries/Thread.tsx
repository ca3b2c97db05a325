import type { StudentEnquiry } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { saidIn, standingOf } from '../../lib/thread.ts'
import { useLanguage, useText } from '../shell/spoken.ts'

/** One question with what followed: the family's side and the answers, how it stands, and who saw the contact. */
export function Thread(thread: StudentEnquiry) {
  const { reference, instituteName, reads, readsTotal } = thread
  const text = useText<'queries'>()
  const language = useLanguage()
  const standing = standingOf(thread, new Date())
  const when = (at: string) => formatDateTime(at, language)
  const name = {
    you: text('queries.you'),
    desk: text('queries.desk'),
    institute: instituteName ?? text('queries.institute'),
  }
  return (
    <li className="thread">
      <p className="thread-head">
        <strong>{instituteName ?? text('queries.toPravesh')}</strong>
        <span className={standing.state === 'answered' ? 'tag good' : 'tag'}>{text(`queries.${standing.state}`)}</span>
      </p>
      <ol>
        {saidIn(thread).map(({ by, text: words, at }) => (
          <li key={at + by} className={by === 'you' ? 'said mine' : 'said'}>
            <span className="small soft">
              {name[by]}, <time dateTime={at}>{when(at)}</time>
            </span>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p className="small soft">
        {text('queries.number', { reference })}
        {standing.state === 'waiting' &&
          ` · ${text(standing.late ? 'queries.late' : 'queries.expected', { date: when(standing.by) })}`}
      </p>
      {readsTotal > 0 && (
        <details>
          <summary className="small">{text('queries.seen', { count: readsTotal })}</summary>
          <ul className="small soft">
            {reads.map(({ by, at }) => (
              <li key={by + at}>{text('queries.seenBy', { by, date: when(at) })}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
