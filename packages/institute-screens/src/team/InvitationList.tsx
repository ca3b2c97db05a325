import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { translations, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import type { Invitation } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { DeleteWithConfirmButton, RecordContextProvider } from 'react-admin'
import { InviteButton } from './InviteButton.tsx'
import { TeamTabs } from './TeamTabs.tsx'
import { type Employer, useAct } from './team-calls.ts'

type Column = Omit<ListColumn, 'render'> & { render: (invitation: Invitation) => ReactNode }

function InvitationButtons({ invitation }: { invitation: Invitation }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('invitations', 'sendAgain')
  const { id, email } = invitation
  const sendLabel = translate(teamTexts.sendAgain)
  const takeLabel = translate(teamTexts.takeBack)
  return (
    <RecordContextProvider value={invitation}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.5 }}>
        <Button
          size="small"
          loading={busy}
          onClick={() => void act({ id, data: {} })}
          aria-label={`${sendLabel}: ${email}`}
        >
          {sendLabel}
        </Button>
        <DeleteWithConfirmButton
          label={takeLabel}
          aria-label={`${takeLabel}: ${email}`}
          icon={null}
          mutationMode="pessimistic"
          redirect={false}
          confirmTitle={`${takeLabel}: ${email}`}
          confirmContent={translate(teamTexts.takeBackText)}
          confirmColor="warning"
        />
      </Box>
    </RecordContextProvider>
  )
}

function untilText({ expiresAt, expired }: Invitation): string {
  const { translate, language } = translations()
  return expired ? translate(teamTexts.expired) : formatDateTime(expiresAt, language)
}
const columns: readonly Column[] = [
  { name: 'email', label: teamTexts.email, sortable: true, multiline: true, render: ({ email }) => email },
  { name: 'role', label: teamTexts.role, sortable: false, short: true, render: ({ role }) => optionLabel(role) },
  { name: 'by', label: teamTexts.invitedBy, sortable: false, render: ({ by: author }) => author },
  {
    name: 'id',
    label: teamTexts.sent,
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatDateTime(createdAt, translations().language),
  },
  { name: 'expiresAt', label: teamTexts.validUntil, sortable: false, render: untilText },
  {
    name: 'action',
    label: sharedTexts.action,
    sortable: false,
    render: (invitation) => <InvitationButtons invitation={invitation} />,
  },
]
const noFilters = {}

/** Invitations that nobody has accepted yet. */
export const InvitationList = ({ employer }: { employer: Employer }) => (
  <ListPage
    plural={menuTexts.invitations}
    columns={columns}
    filters={noFilters}
    perPage={50}
    sort={{ field: 'id', order: 'DESC' }}
    canChange={false}
    above={<TeamTabs />}
    actions={<InviteButton employer={employer} />}
  />
)
