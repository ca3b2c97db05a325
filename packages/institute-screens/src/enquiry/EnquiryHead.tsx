import { PageHead, useTranslations } from '@pravesh/console-kit'
import { formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { ListButton } from 'react-admin'
import { kindLabel } from './kind-label.ts'
import { ReplyDue } from './ReplyDue.tsx'

type HeadProps = {
  enquiry: { name: string; kind: string; reference: string; createdAt: string; replyBy: string | null }
  /** More about the person, below the due time of the reply. */
  detail?: ReactNode
  /** Before the way back to the list. */
  actions: ReactNode
}

/** The head of an enquiry's page: the person, what it is and when it came, the due time of a reply, and its actions. */
export function EnquiryHead({ enquiry, detail, actions }: HeadProps) {
  const { text, language } = useTranslations()
  const { name, kind, reference, createdAt, replyBy } = enquiry
  return (
    <PageHead
      title={name}
      detail={
        <>
          <div>
            {text('enquiry.head', { kind: kindLabel(kind), reference, time: formatDateTime(createdAt, language) })}
          </div>
          <ReplyDue replyBy={replyBy} />
          {detail}
        </>
      }
      actions={
        <>
          {actions}
          <ListButton label="enquiry.all" />
        </>
      }
    />
  )
}
