import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { type AccountRow, instituteUnlink } from '@pravesh/contract'
import { accountTexts } from '@pravesh/messages/screens/people/accounts'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { required, SelectInput, TextInput, useCanAccess } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

type Managed = NonNullable<AccountRow['institutes']>['first'][number]
type UnlinkProps = { account: AccountRow; institutes: readonly Managed[] }
const instituteOption = ({ name, place, id }: Managed) => `${name} · ${place} · #${id}`
const instituteChecks = [required()]

function UnlinkDialog({ account, institutes, onClose }: UnlinkProps & { onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('accounts', 'unlink', {
    fields: ['instituteId', 'reason'],
    related: ['partners', 'schools', 'colleges'],
  })
  const [record] = useState({ instituteId: institutes.length === 1 ? institutes[0]?.id : null })
  const dataOf = ({ instituteId, reason }: FieldValues) => ({ id: account.id, instituteId, reason: reason ?? '' })
  function send(values: FieldValues) {
    const { id, ...data } = instituteUnlink.parse(dataOf(values))
    return act({ id, data })
  }
  return (
    <DecisionDialog
      title={`${translate(accountTexts.removeAnInstituteFromThis)}: ${account.name}`}
      submit={translate(accountTexts.remove)}
      busy={busy}
      record={record}
      resolver={formResolver(instituteUnlink, dataOf)}
      send={send}
      consequence={translate(accountTexts.thisLoginNoLongerManages)}
      onClose={onClose}
    >
      <SelectInput
        source="instituteId"
        label={translate(sharedTexts.institute)}
        choices={[...institutes]}
        optionText={instituteOption}
        validate={instituteChecks}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="reason"
        label={translate(sharedTexts.reason)}
        helperText={translate(accountTexts.itIsMailedToThe)}
        isRequired
        multiline
        minRows={2}
        fullWidth
      />
    </DecisionDialog>
  )
}

/** Takes an institute back from a login that manages it, with a reason; nothing where it manages none. */
export function UnlinkButton({ account }: { account: AccountRow }) {
  const { translate } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const { canAccess: canUnlink = false } = useCanAccess({ resource: 'accounts', action: 'unlink' })
  const institutes = account.institutes?.first ?? []
  if (!canUnlink || institutes.length === 0) return null
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`${translate(accountTexts.removeAnInstitute)}: ${account.name}`}
      >
        {translate(accountTexts.removeAnInstitute)}
      </Button>
      {isOpen && <UnlinkDialog account={account} institutes={institutes} onClose={() => setOpen(false)} />}
    </>
  )
}
