import MuiLink from '@mui/material/Link'
import { translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type EnquiryLogEntry, enquiryChangeActions } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Column = Omit<ListColumn, 'render'> & { render: (entry: EnquiryLogEntry) => ReactNode }

const valueText = (value: unknown): string =>
  value === null ? translations().translate('nobody') : typeof value === 'string' ? optionLabel(value) : String(value)
/** What was changed, or which filters an export had. */
const detailsText = (details: EnquiryLogEntry['details']): string =>
  'from' in details || 'to' in details
    ? `${valueText(details.from ?? null)} → ${valueText(details.to ?? null)}`
    : Object.entries(details)
        .filter(([, value]) => typeof value !== 'object')
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(', ')

const columns: readonly Column[] = [
  {
    name: 'createdAt',
    label: { declared: 'When' },
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatDateTime(createdAt, translations().language),
  },
  {
    name: 'by',
    label: { declared: 'Who' },
    sortable: false,
    render: ({ by: author }) => author ?? translations().translate('The server'),
  },
  {
    name: 'action',
    label: { declared: 'What was done' },
    sortable: false,
    short: true,
    render: ({ action }) => optionLabel(action),
  },
  {
    name: 'reference',
    label: { declared: 'Enquiry' },
    sortable: false,
    short: true,
    render: ({ enquiry, reference }) =>
      enquiry === null ? (
        ''
      ) : (
        <MuiLink component={Link} to={`/enquiries/${enquiry}/show`}>
          {reference ?? enquiry}
        </MuiLink>
      ),
  },
  { name: 'details', label: { declared: 'Details' }, sortable: false, render: ({ details }) => detailsText(details) },
]
const filters = { action: { kind: 'choice', options: enquiryChangeActions, label: 'What was done' } } as const

/** What staff changed, deleted, restored and exported of enquiries, the newest first. */
export const ChangeList = () => (
  <ListPage
    plural={{ declared: 'Change log' }}
    columns={columns}
    filters={filters}
    perPage={50}
    sort={{ field: 'createdAt', order: 'DESC' }}
    canChange={false}
  />
)
