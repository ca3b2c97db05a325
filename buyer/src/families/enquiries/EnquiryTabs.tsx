import type { BuyerEnquiryCounts } from '@pravesh/contract'
import { ViewTabs } from '@pravesh/institute-screens/enquiry/ViewTabs'
import { type EnquiryView, newest, soonest } from '@pravesh/institute-screens/enquiry/views'
import { workTexts } from '@pravesh/messages/screens/institute/work'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { useResourceContext } from 'react-admin'
import { useRead } from '../../api.ts'
import { useColleagues } from './use-colleagues.ts'

/** The filter of the list where nobody has set another: what waits for a reply. */
export const openFilter = { replyDue: 'open' } as const

/** Tabs of the inbox of a person with this account: what waits for a reply first. */
const viewsOf = (account: number | undefined): readonly EnquiryView<keyof BuyerEnquiryCounts>[] => [
  { name: 'open', title: 'enquiry.toAnswer', filter: openFilter, sort: soonest, count: 'unanswered' },
  ...(account === undefined
    ? []
    : [
        {
          name: 'mine',
          title: enquiryTexts.mine,
          filter: { replyDue: 'open', assignee: account },
          sort: soonest,
          count: 'mine',
        } as const,
      ]),
  { name: 'followUp', title: enquiryTexts.followUpDue, filter: { followUp: true }, sort: newest, count: 'followUp' },
  { name: 'soon', title: workTexts.dueSoon, filter: { replyDue: 'soon' }, sort: soonest },
  { name: 'overdue', title: 'enquiry.late', filter: { replyDue: 'overdue' }, sort: soonest },
  { name: 'today', title: workTexts.today, filter: { received: 'today' }, sort: newest },
  { name: 'all', title: 'enquiry.everything', filter: {}, sort: newest },
]

/** Tabs that filter the list by what is to be done, with the numbers of this inbox. */
export function EnquiryTabs() {
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { data: response } = useRead(isAdmission ? 'admission-enquiries' : 'general-enquiries', 'counts')
  const { me } = useColleagues()
  return <ViewTabs views={viewsOf(me?.id)} counts={response?.data} />
}
