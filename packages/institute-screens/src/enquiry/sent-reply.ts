import type { CallFailure } from '@pravesh/data-provider'

type WithReplies = { id: number; replies: readonly { id: number }[] }
/** A reply that was just sent, and its enquiry. */
export type SentReply = { enquiry: number; reply: number }

/** The reply that an answer added to an enquiry; undefined where it added none. */
export function addedReply(before: WithReplies, after: WithReplies): SentReply | undefined {
  const added = after.replies.find(({ id }) => !before.replies.some((earlier) => earlier.id === id))
  return added && { enquiry: after.id, reply: added.id }
}

/** What a composer needs to take back the reply that was just sent. */
export type TakingBack = {
  /** Id of the reply that was sent last from this page. */
  sentReply: number | undefined
  /** Takes it back. Undefined once it was, else why not. */
  takeBack: (reply: number) => Promise<CallFailure | undefined>
}
