import { useTranslations } from '@pravesh/console-kit'
import { optionChoices } from '@pravesh/console-kit/fields/kind'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { type WebhookWithSecret, webhookEndpoints, webhookEvents } from '@pravesh/contract'
import { webhookTexts } from '@pravesh/messages/screens/institute/webhook'
import { CheckboxGroupInput, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useAct } from '../api.ts'

const schema = webhookEndpoints.create.body
const blank = { name: '', url: '', events: [...webhookEvents] }
const dataOf = ({ name, url, events }: FieldValues) => ({ name: name ?? '', url: url ?? '', events: events ?? [] })

type AddProps = { onAdded: (webhook: WebhookWithSecret) => void; onClose: () => void }

/** Takes the address of a system and what it is told. */
export function AddDialog({ onAdded, onClose }: AddProps) {
  const { translate } = useTranslations()
  if (!schema) throw new Error('A webhook has no body')
  const { busy, act } = useAct('webhooks', 'add', { fields: ['name', 'url', 'events'] })
  async function submit(values: FieldValues) {
    const result = await act({ data: dataOf(values) })
    if (!('response' in result)) return result.failure.body.errors ?? undefined
    onAdded(result.response.data)
    return undefined
  }
  return (
    <FormDialog
      title={translate(webhookTexts.add)}
      submit={translate(webhookTexts.add)}
      busy={busy}
      record={blank}
      resolver={formResolver(schema, dataOf)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput source="name" label={translate(webhookTexts.name)} isRequired fullWidth helperText={false} />
      <TextInput
        source="url"
        type="url"
        label={translate(webhookTexts.url)}
        isRequired
        fullWidth
        helperText={translate(webhookTexts.urlHelp)}
        autoComplete="off"
        sx={{ my: 2 }}
      />
      <CheckboxGroupInput
        source="events"
        label={translate(webhookTexts.events)}
        choices={optionChoices(webhookEvents)}
        row={false}
        helperText={false}
      />
    </FormDialog>
  )
}
