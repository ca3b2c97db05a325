import Button from '@mui/material/Button'
import { useConsole, useTranslations } from '@pravesh/console-kit'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { type AccountRow, accountDecision } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { accountTexts } from '@pravesh/messages/screens/people/accounts'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { TextInput, useCanAccess } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

const blank = {}

/** Effects of a suspension, by the kind of account. */
const consequences: Readonly<Record<AccountRow['realm'], Message>> = {
  student: accountTexts.everySessionOfThisAccount,
  buyer: accountTexts.everySessionOfThisAccountEnds,
  admin: accountTexts.everySessionOfThisAccountEndsAt,
}
const reopening = accountTexts.itCanSignInAgain

function SuspendDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('accounts', 'suspend', { fields: ['reason'] })
  const { id, realm, name, suspended: isSuspended } = account
  const dataOf = ({ reason }: FieldValues) => ({ id, realm, suspended: !isSuspended, reason: reason ?? '' })
  function send(values: FieldValues) {
    const { id: _id, ...data } = accountDecision.parse(dataOf(values))
    return act({ id, data })
  }
  return (
    <DecisionDialog
      title={`${translate(isSuspended ? accountTexts.reopenAccount : accountTexts.suspendAccount)}: ${name}`}
      submit={translate(isSuspended ? accountTexts.reopen : accountTexts.suspend)}
      busy={busy}
      record={blank}
      resolver={formResolver(accountDecision, dataOf)}
      send={send}
      consequence={translate(isSuspended ? reopening : consequences[realm])}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={translate(sharedTexts.reason)}
        helperText={translate(accountTexts.administratorsReadItInThis)}
        isRequired
        multiline
        minRows={2}
        fullWidth
        autoFocus
      />
    </DecisionDialog>
  )
}

/** Suspends an account or opens it again, with a reason. One's own has no such button. */
export function SuspendButton({ account }: { account: AccountRow }) {
  const { translate } = useTranslations()
  const { client } = useConsole()
  const [isOpen, setOpen] = useState(false)
  const { canAccess: canSuspend = false } = useCanAccess({ resource: 'accounts', action: 'suspend' })
  const { canAccess: isOwner = false } = useCanAccess({ resource: 'team', action: 'changeRole' })
  const { realm, name, suspended: isSuspended } = account
  if (realm === 'admin' && name === client.session()?.person) return translate(accountTexts.yourAccount)
  if (!canSuspend || (realm === 'admin' && !isOwner)) return null
  const label = translate(isSuspended ? accountTexts.reopen : accountTexts.suspend)
  return (
    <>
      <Button
        size="small"
        color={isSuspended ? 'primary' : 'error'}
        onClick={() => setOpen(true)}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
      {isOpen && <SuspendDialog account={account} onClose={() => setOpen(false)} />}
    </>
  )
}
