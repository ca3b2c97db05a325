import type { StudentEnquiry } from '@pravesh/contract'

/** One thing that was said in a thread: by the family, the desk or the institute. */
export type Said = { by: 'you' | 'desk' | 'institute'; text: string; at: string }

/** A question with all that followed, oldest first. */
export function saidIn({
  message,
  createdAt,
  more,
  replies,
}: Pick<StudentEnquiry, 'message' | 'createdAt' | 'more' | 'replies'>): Said[] {
  const own = [{ message, at: createdAt }, ...more].flatMap(({ message: text, at }): Said[] =>
    text ? [{ by: 'you', text, at }] : [],
  )
  const answers = replies.map(
    ({ body, by, at }): Said => ({ by: by === 'admin' ? 'desk' : 'institute', text: body, at }),
  )
  return [...own, ...answers].sort((a, b) => a.at.localeCompare(b.at))
}

/** Hours within which an answer is promised. */
export const promisedHours = 48
/** How a thread stands, and by when its answer was promised: counted from the last thing that the family said. */
export function standingOf(
  thread: Pick<StudentEnquiry, 'status' | 'message' | 'createdAt' | 'more' | 'replies'>,
  now: Date,
) {
  const said = saidIn(thread)
  const asked = said.findLast(({ by }) => by === 'you')?.at ?? thread.createdAt
  if (thread.replies.some(({ at }) => at > asked)) return { state: 'answered' as const }
  if (['closed', 'spam', 'converted'].includes(thread.status)) return { state: 'over' as const }
  const by = new Date(Date.parse(asked) + promisedHours * 3_600_000)
  return { state: 'waiting' as const, by: by.toISOString(), late: by < now }
}
