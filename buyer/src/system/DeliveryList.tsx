import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { translations, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { deliveryStates, type Field, type WebhookDelivery } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { webhookTexts } from '@pravesh/messages/screens/institute/webhook'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { useAct } from '../api.ts'

type Column = Omit<ListColumn, 'render'> & { render: (delivery: WebhookDelivery) => ReactNode }

function AgainButton({ delivery: { id, eventId, state } }: { delivery: WebhookDelivery }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('webhook-deliveries', 'sendAgain')
  if (state === 'waiting') return null
  const label = translate(webhookTexts.again)
  return (
    <Button
      size="small"
      loading={busy}
      onClick={() => void act({ id, data: {} })}
      aria-label={`${label}: ${eventId}`}
      sx={{ ml: -0.5 }}
    >
      {label}
    </Button>
  )
}

const timeText = (time: string | null) => time && formatDateTime(time, translations().language)
const columns: readonly Column[] = [
  {
    name: 'id',
    label: sharedTexts.created,
    sortable: true,
    short: true,
    render: ({ createdAt }) => timeText(createdAt),
  },
  { name: 'type', label: webhookTexts.event, sortable: false, render: ({ type }) => optionLabel(type) },
  { name: 'name', label: webhookTexts.address, sortable: false, render: ({ name }) => name },
  { name: 'state', label: sharedTexts.status, sortable: false, short: true, render: ({ state }) => optionLabel(state) },
  {
    name: 'status',
    label: webhookTexts.answer,
    sortable: false,
    short: true,
    render: ({ status }) => status ?? translations().translate(webhookTexts.noAnswer),
  },
  { name: 'attempts', label: webhookTexts.tries, sortable: false, short: true, render: ({ attempts }) => attempts },
  {
    name: 'attemptedAt',
    label: webhookTexts.sentAt,
    sortable: false,
    render: ({ attemptedAt }) => timeText(attemptedAt),
  },
  { name: 'eventId', label: webhookTexts.eventId, sortable: false, multiline: true, render: ({ eventId }) => eventId },
  {
    name: 'action',
    label: sharedTexts.action,
    sortable: false,
    render: (delivery) => <AgainButton delivery={delivery} />,
  },
]
const filters: Readonly<Record<string, Field>> = { state: { kind: 'choice', options: deliveryStates } }

function Introduction() {
  const { translate } = useTranslations()
  return (
    <Typography variant="body2" sx={{ mb: 2, maxWidth: '72ch' }}>
      {translate(webhookTexts.deliveriesIntro)}
    </Typography>
  )
}

/** What was sent to the institute's own systems. */
export const DeliveryList = () => (
  <ListPage
    plural={menuTexts.webhookDeliveries}
    columns={columns}
    filters={filters}
    perPage={50}
    sort={{ field: 'id', order: 'DESC' }}
    canChange={false}
    above={<Introduction />}
  />
)
