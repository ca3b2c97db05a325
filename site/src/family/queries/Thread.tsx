import type { StudentEnquiry } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { threadMessages, threadStatusOf } from '../../lib/enquiry/thread.ts'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

/** One question with its messages: the family's and the answers, the status, and the readers of the contact. */
export function Thread(thread: StudentEnquiry) {
  const { reference, sender, instituteName, reads, readsTotal, cannotBeTold } = thread
  const text = useText<'queries'>()
  const language = useLanguage()
  const threadStatus = threadStatusOf(thread, new Date())
  const when = (timestamp: string) => formatDateTime(timestamp, language)
  const name = {
    // A mobile alone does not prove who wrote.
    you: text(`queries.sender_${sender}`),
    desk: text('queries.desk'),
    institute: instituteName ?? text('queries.institute'),
  }
  return (
    <li className="thread">
      <p className="thread-head">
        <strong>{instituteName ?? text('queries.toPravesh')}</strong>
        <span className={threadStatus.state === 'answered' ? 'tag good' : 'tag'}>
          {text(`queries.${threadStatus.state}`)}
        </span>
      </p>
      <ol>
        {threadMessages(thread).map(({ by: author, text: messageText, at: sentAt }) => (
          <li key={sentAt + author} className={author === 'you' ? 'said mine' : 'said'}>
            <span className="small soft">
              {name[author]}, <time dateTime={sentAt}>{when(sentAt)}</time>
            </span>
            <p>{messageText}</p>
          </li>
        ))}
      </ol>
      <p className="small soft">
        {text('queries.number', { reference })}
        {threadStatus.state === 'waiting' &&
          ` · ${text(threadStatus.late ? 'queries.late' : 'queries.expected', { date: when(threadStatus.by) })}`}
      </p>
      {cannotBeTold && threadStatus.state === 'waiting' && (
        <p className="small stale">{text('queries.cannotBeTold', { institute: name.institute })}</p>
      )}
      {threadStatus.state !== 'withdrawn' && (
        <p className="small">
          <a href={pathIn(language, '/student/privacy#consents')}>{text('queries.withdraw')}</a>
        </p>
      )}
      {readsTotal > 0 && (
        <details>
          <summary className="small">{text('queries.seen', { count: readsTotal })}</summary>
          <ul className="small soft">
            {reads.map(({ by: reader, at: readAt }) => (
              <li key={reader + readAt}>{text('queries.seenBy', { by: reader, date: when(readAt) })}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
