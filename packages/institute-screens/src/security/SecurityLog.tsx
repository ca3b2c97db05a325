import { translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type SecurityEvent, securityEventKinds, securityOutcomes } from '@pravesh/contract'
import { formatCount, formatDateTime } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { securityTexts } from '@pravesh/messages/screens/operations/security'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ComponentProps, ReactNode } from 'react'

type Column = Omit<ListColumn, 'render'> & { render: (event: SecurityEvent) => ReactNode }

/** As much of a keyed hash as tells two apart. */
const shortHash = (hash: string) => hash.slice(0, 8)

/** Events of the payment gateway, which is no account. */
const ofGateway: readonly SecurityEvent['kind'][] = ['refund-done', 'refund-failed']

function whoText({ who, account, name, kind }: SecurityEvent): string {
  const { translate } = translations()
  if (ofGateway.includes(kind)) return translate(securityTexts.paymentGateway)
  if (who !== null) return who
  if (account !== null) return translate(securityTexts.account, { id: String(account) })
  return name === null
    ? translate(securityTexts.unknownCaller)
    : `${translate(securityTexts.unknownName)} ${shortHash(name)}`
}
function detailsText({ details }: SecurityEvent): string {
  const { translate, language } = translations()
  const { ofAccount, count, status, ...rest } = details
  return [
    ...(ofAccount === undefined ? [] : [translate(securityTexts.about, { id: String(ofAccount) })]),
    ...(typeof count === 'number' ? [translate(securityTexts.calls, { count: formatCount(count, language) })] : []),
    ...(status === undefined ? [] : [String(status)]),
    ...Object.entries(rest)
      .filter(([name]) => name !== 'ofRealm')
      .map(([name, value]) => `${name}: ${value}`),
  ].join(', ')
}

const columns: readonly Column[] = [
  {
    // By id: the newest first is the only order.
    name: 'id',
    label: sharedTexts.when,
    sortable: true,
    short: true,
    render: ({ at }) => formatDateTime(at, translations().language),
  },
  { name: 'who', label: sharedTexts.who, sortable: false, render: whoText },
  {
    name: 'kind',
    label: sharedTexts.whatHappened,
    sortable: false,
    short: true,
    render: ({ kind }) => optionLabel(kind),
  },
  {
    name: 'outcome',
    label: securityTexts.outcome,
    sortable: false,
    short: true,
    render: ({ outcome }) => optionLabel(outcome),
  },
  { name: 'device', label: securityTexts.device, sortable: false, render: ({ device }) => device },
  {
    name: 'network',
    label: securityTexts.network,
    sortable: false,
    short: true,
    render: ({ network }) => network && shortHash(network),
  },
  { name: 'details', label: sharedTexts.details, sortable: false, multiline: true, render: detailsText },
]
const filters = {
  kind: { kind: 'choice', options: securityEventKinds, message: sharedTexts.whatHappened },
  outcome: { kind: 'choice', options: securityOutcomes, message: securityTexts.outcome },
  date1: { kind: 'date', message: securityTexts.from },
  date2: { kind: 'date', message: securityTexts.until },
} as const satisfies OwnFields

/** Who did what, the newest first. Nobody can change it; names are those of the accounts as they are now. */
export const SecurityLog = (props: Pick<ComponentProps<typeof ListPage>, 'moreFilters' | 'actions' | 'above'>) => (
  <ListPage
    plural={menuTexts.securityLog}
    columns={columns}
    filters={filters}
    perPage={50}
    sort={{ field: 'id', order: 'DESC' }}
    canChange={false}
    dated={false}
    {...props}
  />
)
