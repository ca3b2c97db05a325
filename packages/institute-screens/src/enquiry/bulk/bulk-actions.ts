import type { Message } from '@pravesh/messages/consoles'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { RaRecord } from 'react-admin'

/** Changes of several enquiries at once. */
export type BulkAction = 'assign' | 'status' | 'follow-up' | 'read' | 'unread' | 'spam'
/** The name of each, in the menu and as the title of its dialog. */
export const bulkLabels: Readonly<Record<BulkAction, Message>> = {
  assign: inboxTexts.assignedTo,
  status: sharedTexts.status,
  'follow-up': inboxTexts.followUpOn,
  read: enquiryTexts.markRead,
  unread: enquiryTexts.markUnread,
  spam: inboxTexts.spam,
}

/** A row of either inbox. */
export type BulkEnquiry = RaRecord<number> & { name: string; updatedAt: string }
export type EnquiryChange<Status extends string = string> =
  | { status: Status }
  | { assignee: number | null }
  | { followUpOn: string | null }
  | { unread: boolean }
