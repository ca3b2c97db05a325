import { type AdminEnquiry, adminEnquiry, type EnquiryRemark } from '@pravesh/contract'
import type { CallFailure } from '@pravesh/data-provider'
import { addedReply, type SentReply } from '@pravesh/institute-screens/enquiry/sent-reply'
import { useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useAct } from '../../api.ts'

type Input = Omit<EnquiryRemark, 'updatedAt'>
/** A mail to a study-in-India enquirer: it has a call of its own. */
type StudyIndiaMail = { subject?: string; text: string }

const latest = (a: AdminEnquiry, b: AdminEnquiry) => (Date.parse(b.updatedAt) > Date.parse(a.updatedAt) ? b : a)
const fields = ['reply', 'subject', 'remark', 'variables', 'text']

/**
 * The enquiry of the page in its latest version, and its changes. A conflict returns the current enquiry, so that the next attempt is
 * based on the visible version. Each returns undefined on success, else the reason.
 */
export function useStaffReply() {
  const record = useRecordContext<AdminEnquiry>()
  const resource = useResourceContext() ?? 'enquiries'
  const related = [resource, 'enquiries']
  const remark = useAct('enquiries', 'remark', { fields, related })
  const mail = useAct('studyindia', 'mail', { fields, related })
  const takingBack = useAct('enquiries', 'takeBack', { related })
  const [sent, setSent] = useState<SentReply>()
  const [changedEnquiry, setChangedEnquiry] = useState<AdminEnquiry>()
  const [changed, setChanged] = useState(false)
  const isSame = record && changedEnquiry?.id === record.id
  const enquiry = isSame ? latest(record, changedEnquiry) : record

  function settle(result: { response: { data: AdminEnquiry } } | { failure: CallFailure }): CallFailure | undefined {
    const failure = 'failure' in result ? result.failure : undefined
    const current = 'response' in result ? result.response.data : adminEnquiry.safeParse(failure?.error.record).data
    if (current) setChangedEnquiry(current)
    setChanged(failure?.error.code === 'CONFLICT')
    if (enquiry && 'response' in result) setSent(addedReply(enquiry, result.response.data) ?? sent)
    return failure
  }
  async function takeBack(reply: number): Promise<CallFailure | undefined> {
    const result = await takingBack.act({ id: reply })
    if ('failure' in result) return result.failure
    setChangedEnquiry(result.response.data)
    setSent(undefined)
    return undefined
  }
  async function change(input: Input): Promise<CallFailure | undefined> {
    if (!enquiry) return undefined
    const { id, updatedAt } = enquiry
    return settle(await remark.act({ id, data: { ...input, updatedAt } }))
  }
  async function sendMail(input: StudyIndiaMail): Promise<CallFailure | undefined> {
    if (!enquiry) return undefined
    const { id, updatedAt } = enquiry
    return settle(await mail.act({ id, data: { ...input, updatedAt } }))
  }
  const sentReply = sent && sent.enquiry === enquiry?.id ? sent.reply : undefined
  const busy = remark.busy || mail.busy || takingBack.busy
  return { enquiry, busy, changed, change, sendMail, sentReply, takeBack }
}
export type StaffReply = Omit<ReturnType<typeof useStaffReply>, 'enquiry'> & { enquiry: AdminEnquiry }
