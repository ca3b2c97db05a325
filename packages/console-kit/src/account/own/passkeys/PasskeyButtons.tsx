import Button from '@mui/material/Button'
import { type PasskeyRow, passkeyName } from '@pravesh/contract'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { bodyResolver } from '../../../form/validation/form-resolver.ts'
import { useTranslations } from '../../../language/translations.ts'
import { FormProblem } from '../../FormProblem.tsx'
import { useAct } from '../account-calls.ts'
import { ProofDialog, proofFields } from '../ProofDialog.tsx'

type DialogProps = { passkey: PasskeyRow; onClose: () => void }

const renameResolver = bodyResolver(z.object({ name: passkeyName }))

function RenameDialog({ passkey: { id, name }, onClose }: DialogProps) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('account', 'renamePasskey', { fields: ['name'] })
  const [record] = useState({ name })
  async function submit(values: FieldValues) {
    const result = await act({ data: { id, name: values.name } })
    if ('failure' in result) return result.failure.body.errors
    onClose()
    return undefined
  }
  return (
    <FormDialog
      title={`${translate(ownAccountTexts.rename)}: ${name}`}
      submit={translate(ownAccountTexts.rename)}
      busy={busy}
      record={record}
      resolver={renameResolver}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem />
      <TextInput
        source="name"
        label={translate(ownAccountTexts.passkeyName)}
        helperText={translate(ownAccountTexts.passkeyNameHelp)}
        isRequired
        fullWidth
      />
    </FormDialog>
  )
}

function RemoveDialog({ passkey: { id, name }, asksCode, onClose }: DialogProps & { asksCode: boolean }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('account', 'removePasskey', { fields: proofFields })
  return (
    <ProofDialog
      title={`${translate(ownAccountTexts.remove)}: ${name}`}
      submit={translate(ownAccountTexts.remove)}
      lead={translate(ownAccountTexts.removeLead)}
      busy={busy}
      asksCode={asksCode}
      onClose={onClose}
      send={(proof) => act({ data: { id, ...proof } })}
    />
  )
}

/** Renames a passkey, or removes it. */
export function PasskeyButtons({ passkey, asksCode }: { passkey: PasskeyRow; asksCode: boolean }) {
  const { translate } = useTranslations()
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const close = () => setDialog(undefined)
  const [renameLabel, removeLabel] = [translate(ownAccountTexts.rename), translate(ownAccountTexts.remove)]
  return (
    <>
      <Button size="small" onClick={() => setDialog('rename')} aria-label={`${renameLabel}: ${passkey.name}`}>
        {renameLabel}
      </Button>
      <Button
        size="small"
        color="error"
        onClick={() => setDialog('remove')}
        aria-label={`${removeLabel}: ${passkey.name}`}
      >
        {removeLabel}
      </Button>
      {dialog === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog passkey={passkey} asksCode={asksCode} onClose={close} />}
    </>
  )
}
