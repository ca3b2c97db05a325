import Button from '@mui/material/Button'
import { useConsole, useTranslations } from '@pravesh/console-kit'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { type AccountRow, secondFactorReset } from '@pravesh/contract'
import { accountTexts } from '@pravesh/messages/screens/people/accounts'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { TextInput, useCanAccess } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

const blank = {}

function ResetDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('accounts', 'resetSecondFactor', { fields: ['reason'] })
  const { id, realm, name } = account
  const dataOf = ({ reason }: FieldValues) => ({ id, realm, reason: reason ?? '' })
  function send(values: FieldValues) {
    const { id: _id, ...data } = secondFactorReset.parse(dataOf(values))
    return act({ id, data })
  }
  return (
    <DecisionDialog
      title={`${translate(accountTexts.removeSecondFactor)}: ${name}`}
      submit={translate(accountTexts.remove)}
      busy={busy}
      record={blank}
      resolver={formResolver(secondFactorReset, dataOf)}
      send={send}
      consequence={translate(accountTexts.removeSecondFactorText)}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={translate(sharedTexts.reason)}
        helperText={translate(accountTexts.mailedToThePerson)}
        isRequired
        multiline
        minRows={2}
        fullWidth
      />
    </DecisionDialog>
  )
}

/** Removes the second factors of a person who lost them, with a reason. Offered where there are some; nobody resets their own. */
export function ResetFactorButton({ account }: { account: AccountRow }) {
  const { translate } = useTranslations()
  const { client } = useConsole()
  const [isOpen, setOpen] = useState(false)
  const { canAccess: canReset = false } = useCanAccess({ resource: 'accounts', action: 'resetSecondFactor' })
  const { canAccess: isOwner = false } = useCanAccess({ resource: 'team', action: 'changeRole' })
  const { realm, name, hasSecondFactor } = account
  const isOwn = realm === 'admin' && name === client.session()?.person
  if (!hasSecondFactor || isOwn || !canReset || (realm === 'admin' && !isOwner)) return null
  const label = translate(accountTexts.removeSecondFactor)
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
      {isOpen && <ResetDialog account={account} onClose={() => setOpen(false)} />}
    </>
  )
}
