import type { AdminEnquiry } from '@pravesh/contract'

type Dated = readonly { at: string }[]
type Asked = { createdAt: string; status: AdminEnquiry['status'] }
const openStates: readonly string[] = ['new', 'assigned', 'contacted']
const promised = 48 * 3_600_000

/** Since when the person waits for a reply: the first message that no reply came after; undefined where all are answered. */
function waitsSince(asked: string, later: Dated, replies: Dated): number | undefined {
  const times = [asked, ...later.map((m) => m.at)].map((at) => Date.parse(at))
  const answered = Math.max(...replies.map((r) => Date.parse(r.at)))
  return times.find((at) => at > answered)
}
/** When the 48 hours are over within which a reply was promised; null where nothing waits for one. */
export function replyBy({ createdAt, status }: Asked, later: Dated, replies: Dated): string | null {
  const since = waitsSince(createdAt, later, replies)
  return since !== undefined && openStates.includes(status) ? new Date(since + promised).toISOString() : null
}
