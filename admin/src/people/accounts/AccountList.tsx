import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type AccountRow, accountRealms } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import type { Message } from '@pravesh/messages/consoles'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { accountTexts } from '@pravesh/messages/screens/people/accounts'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type ReactNode, useMemo } from 'react'
import { useStore } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { ManagedInstitutes } from './ManagedInstitutes.tsx'
import { NomineeButton } from './NomineeButton.tsx'
import { ResetFactorButton } from './ResetFactorButton.tsx'
import { SecurityLogLink } from './SecurityLogLink.tsx'
import { SuspendButton } from './SuspendButton.tsx'
import { UnlinkButton } from './UnlinkButton.tsx'

type Realm = AccountRow['realm']
type Column = Omit<ListColumn, 'render'> & { render: (account: AccountRow) => ReactNode }

/** Labels of the kinds of accounts. */
const realmLabels: Readonly<Record<Realm, Message>> = {
  student: accountTexts.studentsAndParents,
  buyer: accountTexts.institutes,
  admin: accountTexts.administrators,
}

const decisionText = ({ reason, by: author, at: decidedAt }: NonNullable<AccountRow['decision']>) =>
  `${reason} (${author}, ${formatDateTime(decidedAt, translations().language)})`

const institutesColumn: Column = {
  name: 'institutes',
  label: accountTexts.manages,
  sortable: false,
  multiline: true,
  render: ({ institutes }) => institutes && <ManagedInstitutes institutes={institutes} max={3} />,
}
const columnsOf = (realm: Realm): readonly Column[] => [
  { name: 'name', label: sharedTexts.name, sortable: true, render: ({ name }) => name },
  { name: 'contact', label: menuTexts.contact, sortable: false, render: ({ contact }) => contact },
  {
    name: 'side',
    // A family's account is for schools and colleges: this is the form that it began with.
    label: realm === 'student' ? accountTexts.signedUpFor : sharedTexts.kind,
    sortable: false,
    short: true,
    render: ({ side }) => side && optionLabel(side),
  },
  ...(realm === 'buyer' ? [institutesColumn] : []),
  {
    name: 'suspended',
    label: 'editor.status',
    sortable: false,
    short: true,
    render: ({ suspended: isSuspended }) =>
      isSuspended ? (
        <Chip size="small" color="error" variant="outlined" label={translations().translate(accountTexts.suspended)} />
      ) : (
        translations().translate(accountTexts.open)
      ),
  },
  {
    name: 'decision',
    label: accountTexts.lastDecision,
    sortable: false,
    multiline: true,
    render: ({ decision }) => decision && decisionText(decision),
  },
  {
    name: 'createdAt',
    label: sharedTexts.created,
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
  {
    name: 'action',
    label: sharedTexts.action,
    sortable: false,
    short: true,
    render: (account) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.5 }}>
        <SuspendButton account={account} />
        <ResetFactorButton account={account} />
        <UnlinkButton account={account} />
        <NomineeButton account={account} />
        <SecurityLogLink account={account} />
      </Box>
    ),
  },
]
const filters = { suspended: { kind: 'boolean', message: accountTexts.suspended } } as const satisfies OwnFields

/** The kind of account that a link to this list names, such as that of a review's author. */
function linkedRealm(filter: string | null): Realm | undefined {
  try {
    const parsed: unknown = JSON.parse(filter ?? 'null')
    if (typeof parsed !== 'object' || parsed === null || !('realm' in parsed)) return undefined
    return accountRealms.find((realm) => realm === parsed.realm)
  } catch {
    return undefined
  }
}

/** Accounts of one realm at a time, newest first, which are suspended and opened again here with a reason. */
export function AccountList() {
  const { translate } = useTranslations()
  const [storedRealm, setRealm] = useStore<Realm>('accounts.realm', 'student')
  const [params] = useSearchParams()
  const realm = linkedRealm(params.get('filter')) ?? storedRealm
  const filter = useMemo(() => ({ realm }), [realm])
  const columns = useMemo(() => columnsOf(realm), [realm])
  const tabs = (
    <Tabs
      value={realm}
      aria-label={translate(accountTexts.whoseAccounts)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2 }}
    >
      {accountRealms.map((name) => (
        <Tab
          key={name}
          value={name}
          label={translate(realmLabels[name])}
          component={Link}
          // Search and page of one realm are not those of another.
          to="/accounts"
          onClick={() => setRealm(name)}
        />
      ))}
    </Tabs>
  )
  return (
    <ListPage
      key={realm}
      plural={menuTexts.accounts}
      columns={columns}
      filters={filters}
      filter={filter}
      storeKey={`accounts.${realm}`}
      perPage={50}
      sort={{ field: 'id', order: 'DESC' }}
      above={tabs}
      canChange={false}
    />
  )
}
