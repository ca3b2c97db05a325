import { type BuyerEnquiry, buyerEnquiry, type EnquiryAnswer } from '@pravesh/contract'
import { addedReply, type SentReply } from '@pravesh/institute-screens/enquiry/sent-reply'
import { useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useAct } from '../../api.ts'

type EnquiryReply = Omit<EnquiryAnswer, 'id' | 'updatedAt'>
const latest = (a: BuyerEnquiry, b: BuyerEnquiry) => (Date.parse(b.updatedAt) > Date.parse(a.updatedAt) ? b : a)

/**
 * The enquiry of the page in its latest version, the reply to it, and taking that back. A conflict returns the current enquiry, so that the next attempt is
 * based on the visible version.
 */
export function useReply() {
  const record = useRecordContext<BuyerEnquiry>()
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { busy, act, canAct } = useAct(isAdmission ? 'admission-enquiries' : 'general-enquiries', 'answer', {
    fields: ['reply', 'remark', 'call'],
  })
  const takingBack = useAct(isAdmission ? 'admission-enquiries' : 'general-enquiries', 'takeBack')
  const [sent, setSent] = useState<SentReply>()
  const [repliedEnquiry, setRepliedEnquiry] = useState<BuyerEnquiry>()
  const [changed, setChanged] = useState(false)
  const isSame = record && repliedEnquiry?.id === record.id
  const enquiry = isSame ? latest(record, repliedEnquiry) : record
  /** Undefined once it was taken, else why not. */
  async function sendReply(input: EnquiryReply) {
    if (!enquiry) return undefined
    const { id, updatedAt } = enquiry
    const result = await act({ id, data: { ...input, updatedAt } })
    const isConflict = 'failure' in result && result.failure.error.code === 'CONFLICT'
    const current =
      'response' in result ? result.response.data : buyerEnquiry.safeParse(result.failure.error.record).data
    if (current) setRepliedEnquiry(current)
    setChanged(isConflict)
    if ('failure' in result) return result.failure
    setSent(addedReply(enquiry, result.response.data) ?? sent)
    return undefined
  }
  /** Undefined once it was taken back, else why not. */
  async function takeBack(reply: number) {
    if (!enquiry) return undefined
    const result = await takingBack.act({ id: enquiry.id, parents: { reply } })
    if ('failure' in result) return result.failure
    setRepliedEnquiry(result.response.data)
    setSent(undefined)
    return undefined
  }
  const sentReply = sent && sent.enquiry === enquiry?.id ? sent.reply : undefined
  return { enquiry, busy: busy || takingBack.busy, changed, canReply: canAct, sendReply, sentReply, takeBack }
}
