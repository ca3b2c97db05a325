import type { StudentEnquiry } from '@pravesh/contract'

/** One message of a thread: by the family, our staff or the institute. */
type ThreadMessage = { by: 'you' | 'desk' | 'institute'; text: string; at: string }

/** A question with all that followed, oldest first. */
export function threadMessages({
  message,
  createdAt,
  more: additions,
  replies,
}: Pick<StudentEnquiry, 'message' | 'createdAt' | 'more' | 'replies'>): ThreadMessage[] {
  const ownMessages = [{ message, at: createdAt }, ...additions].flatMap(
    ({ message: text, at: sentAt }): ThreadMessage[] => (text ? [{ by: 'you', text, at: sentAt }] : []),
  )
  const replyMessages = replies.map(
    ({ body, by: author, at: sentAt }): ThreadMessage => ({
      by: author === 'admin' ? 'desk' : 'institute',
      text: body,
      at: sentAt,
    }),
  )
  return [...ownMessages, ...replyMessages].sort((a, b) => a.at.localeCompare(b.at))
}

/** Hours within which an answer is promised. */
export const promisedHours = 48
/** The status of a thread, and the promised reply time: counted from the family's last message. */
export function threadStatusOf(
  thread: Pick<StudentEnquiry, 'status' | 'message' | 'createdAt' | 'more' | 'replies'>,
  now: Date,
) {
  if (thread.status === 'withdrawn') return { state: 'withdrawn' as const }
  const messages = threadMessages(thread)
  const lastQuestionAt = messages.findLast(({ by: author }) => author === 'you')?.at ?? thread.createdAt
  if (thread.replies.some(({ at: repliedAt }) => repliedAt > lastQuestionAt)) return { state: 'answered' as const }
  if (['closed', 'spam', 'converted'].includes(thread.status)) return { state: 'over' as const }
  const deadline = new Date(Date.parse(lastQuestionAt) + promisedHours * 3_600_000)
  return { state: 'waiting' as const, by: deadline.toISOString(), late: deadline < now }
}
