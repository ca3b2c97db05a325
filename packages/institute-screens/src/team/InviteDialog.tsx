import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { adminInvitationEndpoints, buyerInvitationEndpoints } from '@pravesh/contract'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { RoleInput } from './RoleInput.tsx'
import { type Employer, useAct } from './team-calls.ts'

const schemas = {
  operator: adminInvitationEndpoints.create.body,
  institute: buyerInvitationEndpoints.create.body,
}
const blank = { email: '', role: 'read-only' }
const dataOf = ({ email, role }: FieldValues) => ({ email: email ?? '', role })

/** Takes the address and the role of a person who is invited. */
export function InviteDialog({ employer, onClose }: { employer: Employer; onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('invitations', 'invite', { fields: ['email', 'role'] })
  const schema = schemas[employer]
  if (!schema) throw new Error('An invitation has no body')
  async function submit(values: FieldValues) {
    const result = await act({ data: dataOf(values) })
    if ('response' in result) return onClose()
    return result.failure.body.errors
  }
  return (
    <FormDialog
      title={translate(teamTexts.invitePerson)}
      submit={translate(teamTexts.invite)}
      busy={busy}
      record={blank}
      resolver={formResolver(schema, dataOf)}
      onSubmit={async (values) => (await submit(values)) ?? undefined}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate(teamTexts.inviteHelp)}
      </Typography>
      <TextInput
        source="email"
        type="email"
        label={translate(teamTexts.email)}
        isRequired
        fullWidth
        helperText={false}
        autoComplete="off"
      />
      <RoleInput employer={employer} />
    </FormDialog>
  )
}
