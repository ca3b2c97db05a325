import { formatWhen, translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type MassMail, massMailStates } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { addressedPeople, subjectText } from './subject-text.ts'

type Column = Omit<ListColumn, 'render'> & { render: (mail: MassMail) => ReactNode }
const count = (value: number) => formatCount(value, translations().language)

const columns: readonly Column[] = [
  { name: 'subject', label: sharedTexts.subject, sortable: true, render: ({ subject }) => subjectText(subject) },
  {
    name: 'state',
    label: 'overview.status',
    sortable: true,
    short: true,
    render: ({ state }) => optionLabel(state),
  },
  {
    name: 'posted',
    label: mailTexts.sent,
    sortable: false,
    right: true,
    short: true,
    render: (mail) => `${count(mail.posted)} / ${count(addressedPeople(mail))}`,
  },
  {
    name: 'failed',
    label: mailTexts.failed,
    sortable: false,
    right: true,
    short: true,
    render: ({ failed, unknown, bounced }) => count(failed + unknown + bounced),
  },
  {
    name: 'createdAt',
    label: sharedTexts.when,
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
]
const filters = {
  state: { kind: 'choice', options: massMailStates, message: sharedTexts.status },
} as const satisfies OwnFields

/** Mails to many study-in-India enquirers, the newest first. */
export const MailList = () => (
  <ListPage
    plural={menuTexts.mailsToMany}
    columns={columns}
    filters={filters}
    perPage={50}
    sort={{ field: 'createdAt', order: 'DESC' }}
    canChange={false}
  />
)
