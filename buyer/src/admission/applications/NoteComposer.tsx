import Alert from '@mui/material/Alert'
import { useTranslations } from '@pravesh/console-kit'
import { applicationNoteKinds, maxApplicationNote, type StaffApplication } from '@pravesh/contract'
import { Composer, type ComposerBox } from '@pravesh/institute-screens/enquiry/Composer'
import { maxLength, required, TextInput } from 'react-admin'
import { useAct } from '../../api.ts'

const empty = { message: '', remark: '' }
const validate = [required(), maxLength(maxApplicationNote)]

function NoteInput({ source, isInternal = false }: { source: 'message' | 'remark'; isInternal?: boolean }) {
  const { text } = useTranslations()
  return (
    <>
      <Alert severity={isInternal ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }}>
        {text(`application.${source}Help`)}
      </Alert>
      <TextInput
        source={source}
        label={`application.${source}Label`}
        helperText={false}
        validate={validate}
        multiline
        minRows={3}
        fullWidth
      />
    </>
  )
}
const boxes: readonly ComposerBox[] = [
  {
    name: 'message',
    label: 'application.messageTab',
    fields: ['message'],
    inputs: <NoteInput source="message" />,
    submit: 'application.sendMessage',
  },
  {
    name: 'remark',
    label: 'application.remarkTab',
    fields: ['remark'],
    inputs: <NoteInput source="remark" isInternal />,
    submit: 'application.keepRemark',
    isInternal: true,
  },
]

/** Tabs for a message to the family and a remark for colleagues: neither moves the application. */
export function NoteComposer({ application: { id, accessEndedAt } }: { application: StaffApplication }) {
  const { busy, act, canAct } = useAct('applications', 'note')
  if (!canAct || accessEndedAt !== null) return null
  async function send(box: string, values: Readonly<Record<string, string>>) {
    const kind = applicationNoteKinds.find((name) => name === box)
    if (!kind) return undefined
    const result = await act({ id, data: { kind, body: values[kind]?.trim() ?? '' } })
    return 'failure' in result ? result.failure : undefined
  }
  return (
    <Composer
      key={id}
      boxes={boxes}
      label="application.write"
      first="message"
      empty={empty}
      busy={busy}
      changed={false}
      send={send}
    />
  )
}
