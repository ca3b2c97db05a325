import { type BuyerEnquiry, buyerEnquiry, type EnquiryAnswer } from '@pravesh/contract'
import { useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useAct } from '../../api.ts'

type EnquiryReply = Omit<EnquiryAnswer, 'id' | 'updatedAt'>
const latest = (a: BuyerEnquiry, b: BuyerEnquiry) => (Date.parse(b.updatedAt) > Date.parse(a.updatedAt) ? b : a)

/**
 * The enquiry of the page in its latest version, and the reply to it. A conflict returns the current enquiry, so that the next attempt is
 * based on the visible version.
 */
export function useReply() {
  const record = useRecordContext<BuyerEnquiry>()
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { busy, act, canAct } = useAct(isAdmission ? 'admission-enquiries' : 'general-enquiries', 'answer', {
    fields: ['reply', 'remark', 'call'],
  })
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
    return 'failure' in result ? result.failure : undefined
  }
  return { enquiry, busy, changed, canReply: canAct, sendReply }
}
