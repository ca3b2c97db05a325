import AddLink from '@mui/icons-material/AddLink'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { translations, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import type { Webhook, WebhookWithSecret } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { webhookTexts } from '@pravesh/messages/screens/institute/webhook'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type ReactNode, useState } from 'react'
import { useAct } from '../api.ts'
import { AddDialog } from './AddDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

type Column = Omit<ListColumn, 'render'> & { render: (webhook: Webhook) => ReactNode }

function WebhookButtons({ webhook: { id, name, active } }: { webhook: Webhook }) {
  const { translate } = useTranslations()
  const test = useAct('webhooks', 'test')
  const newSecret = useAct('webhooks', 'newSecret')
  const [made, setMade] = useState<WebhookWithSecret>()
  async function makeSecret() {
    const result = await newSecret.act({ id, data: {} })
    if ('response' in result) setMade(result.response.data)
  }
  const [testLabel, secretLabel] = [translate(webhookTexts.test), translate(webhookTexts.newSecret)]
  return (
    // A click within, also in the dialog, does not open the row.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.5 }} onClick={(event) => event.stopPropagation()}>
      <Button
        size="small"
        loading={test.busy}
        disabled={!active}
        onClick={() => void test.act({ id, data: {} })}
        aria-label={`${testLabel}: ${name}`}
      >
        {testLabel}
      </Button>
      <Button
        size="small"
        loading={newSecret.busy}
        onClick={() => void makeSecret()}
        aria-label={`${secretLabel}: ${name}`}
      >
        {secretLabel}
      </Button>
      {made && <SecretDialog webhook={made} onClose={() => setMade(undefined)} />}
    </Box>
  )
}

function stateText({ active, failingSince, switchedOffAt }: Webhook): string {
  const { translate, language } = translations()
  const at = (time: string) => ({ time: formatDateTime(time, language) })
  if (switchedOffAt !== null) return translate(webhookTexts.switchedOff, at(switchedOffAt))
  if (!active) return translate(webhookTexts.off)
  return failingSince === null ? translate(webhookTexts.on) : translate(webhookTexts.failing, at(failingSince))
}
const columns: readonly Column[] = [
  { name: 'name', label: webhookTexts.name, sortable: true, render: ({ name }) => name },
  { name: 'url', label: webhookTexts.url, sortable: false, multiline: true, render: ({ url }) => url },
  {
    name: 'events',
    label: webhookTexts.events,
    sortable: false,
    multiline: true,
    render: ({ events }) => events.map((event) => optionLabel(event)).join(', '),
  },
  { name: 'active', label: webhookTexts.state, sortable: false, multiline: true, render: stateText },
  {
    name: 'action',
    label: sharedTexts.action,
    sortable: false,
    render: (webhook) => <WebhookButtons webhook={webhook} />,
  },
]
const noFilters = {}

function AddButton() {
  const { translate } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<WebhookWithSecret>()
  function showSecret(webhook: WebhookWithSecret) {
    setOpen(false)
    setAdded(webhook)
  }
  return (
    <>
      <Button variant="contained" startIcon={<AddLink />} onClick={() => setOpen(true)}>
        {translate(webhookTexts.add)}
      </Button>
      {isOpen && <AddDialog onAdded={showSecret} onClose={() => setOpen(false)} />}
      {added && <SecretDialog webhook={added} onClose={() => setAdded(undefined)} />}
    </>
  )
}

function Introduction() {
  const { translate, language } = useTranslations()
  return (
    <Typography variant="body2" sx={{ mb: 2, maxWidth: '72ch' }}>
      {translate(webhookTexts.intro)}{' '}
      <Link href={`${language === 'hi' ? '/hi' : ''}/open-data#webhooks`} target="_blank">
        {translate(webhookTexts.how)}
      </Link>
    </Typography>
  )
}

/** Addresses of the institute's own systems that are told of its events. */
export const WebhookList = () => (
  <ListPage
    plural={menuTexts.webhooks}
    columns={columns}
    filters={noFilters}
    perPage={25}
    sort={{ field: 'id', order: 'DESC' }}
    dated={false}
    above={<Introduction />}
    actions={<AddButton />}
  />
)
