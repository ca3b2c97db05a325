import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { adminTeamEndpoints, buyerTeamEndpoints } from '@pravesh/contract'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { RoleInput } from './RoleInput.tsx'
import { type Employer, nameOf, type Person, useAct } from './team-calls.ts'

type DialogProps = { person: Person; employer: Employer; onClose: () => void }

/** Gives a person another role. */
export function RoleDialog({ person, employer, onClose }: DialogProps) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('team', 'changeRole', { fields: ['role'] })
  const { id, role } = person
  const [record] = useState({ role })
  const dataOf = (values: FieldValues) => ({ id, role: values.role })
  const schema = { operator: adminTeamEndpoints.update.body, institute: buyerTeamEndpoints.update.body }[employer]
  if (!schema) throw new Error('A change of a role has no body')
  async function submit(values: FieldValues) {
    const result = await act({ id, data: { role: values.role } })
    onClose()
    return 'failure' in result ? result.failure.body.errors : undefined
  }
  return (
    <FormDialog
      title={`${translate(teamTexts.changeRole)}: ${nameOf(person)}`}
      submit={translate(teamTexts.changeRole)}
      busy={busy}
      record={record}
      resolver={formResolver(schema, dataOf)}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoleInput employer={employer} />
    </FormDialog>
  )
}

const blank = { reason: '' }
/** Takes an institute from a person, with the reason. */
export function EndDialog({ person, onClose }: Omit<DialogProps, 'employer'>) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('team', 'end', { fields: ['reason'] })
  const { id } = person
  const dataOf = ({ reason }: FieldValues) => ({ id, reason: reason ?? '' })
  const schema = buyerTeamEndpoints.end.body
  if (!schema) throw new Error('Ending access has no body')
  async function submit({ reason }: FieldValues) {
    const result = await act({ id, data: { reason } })
    if ('response' in result || result.failure.error.code === 'CONFLICT') return onClose()
    return result.failure.body.errors
  }
  return (
    <FormDialog
      title={`${translate(teamTexts.takeAccess)}: ${nameOf(person)}`}
      submit={translate(teamTexts.takeAccess)}
      busy={busy}
      record={blank}
      resolver={formResolver(schema, dataOf)}
      onSubmit={async (values) => (await submit(values)) ?? undefined}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate(teamTexts.takeAccessText)}
      </Typography>
      <TextInput
        source="reason"
        label={translate(sharedTexts.reason)}
        helperText={translate(teamTexts.reasonHelp)}
        isRequired
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  )
}
