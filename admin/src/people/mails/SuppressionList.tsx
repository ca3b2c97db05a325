import Typography from '@mui/material/Typography'
import { formatWhen, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { DeleteSelected } from '@pravesh/console-kit/list/selection/DeleteSelected'
import { mailPurposes, type Suppression, suppressionReasons } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'

type Column = Omit<ListColumn, 'render'> & { render: (row: Suppression) => ReactNode }

const columns: readonly Column[] = [
  { name: 'maskedEmail', label: 'overview.email', sortable: false, render: ({ maskedEmail }) => maskedEmail },
  {
    name: 'reason',
    label: mailTexts.why,
    sortable: false,
    short: true,
    render: ({ reason }) => optionLabel(reason),
  },
  {
    name: 'purpose',
    label: mailTexts.whichMails,
    sortable: false,
    short: true,
    render: ({ purpose }) => optionLabel(purpose),
  },
  { name: 'detail', label: mailTexts.whatTheMailServerSaid, sortable: false, render: ({ detail }) => detail },
  {
    name: 'createdAt',
    label: sharedTexts.when,
    sortable: false,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
]

const filters = {
  reason: { kind: 'choice', options: suppressionReasons, message: mailTexts.why },
  purpose: { kind: 'choice', options: mailPurposes, message: mailTexts.whichMails },
} as const satisfies OwnFields

function SearchHint() {
  const { translate } = useTranslations()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate(mailTexts.addressesAreMaskedToFind)}
    </Typography>
  )
}
function AllowSelected() {
  const { translate } = useTranslations()
  return <DeleteSelected warning={translate(mailTexts.mailsToManyWillGo)} />
}

/** Addresses excluded from mails to many: unsubscribed, or rejecting mail. Deleting a row allows mails there again. */
export const SuppressionList = () => (
  <ListPage
    plural={menuTexts.stoppedAddresses}
    columns={columns}
    filters={filters}
    above={<SearchHint />}
    perPage={50}
    sort={{ field: 'id', order: 'DESC' }}
    dated={false}
    bulkActions={<AllowSelected />}
  />
)
