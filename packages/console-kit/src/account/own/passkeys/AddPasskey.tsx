import Button from '@mui/material/Button'
import { ApiError, type SecondFactorStatus } from '@pravesh/contract'
import { CallFailure } from '@pravesh/data-provider'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { useTranslations } from '../../../language/translations.ts'
import { createPasskey, hasPasskeys } from '../../passkey.ts'
import { useAct } from '../account-calls.ts'
import { ProofDialog, proofFields } from '../ProofDialog.tsx'

type AddProps = { factors: SecondFactorStatus; onCodes: (codes: readonly string[]) => void }

function AddDialog({ factors, onCodes, onClose }: AddProps & { onClose: () => void }) {
  const { text, translate } = useTranslations()
  const { busy: begins, act: begin } = useAct('account', 'beginPasskey', { fields: proofFields })
  const { busy: adds, act: add } = useAct('account', 'addPasskey', { fields: ['name'] })
  const [prompts, setPrompts] = useState(false)
  return (
    <ProofDialog
      title={translate(ownAccountTexts.addPasskey)}
      submit={translate(ownAccountTexts.addPasskey)}
      lead={`${translate(ownAccountTexts.addPasskeyLead)} ${text('account.othersEnd')}`}
      busy={begins || prompts || adds}
      asksCode={factors.totp}
      onClose={onClose}
      send={async (proof, name) => {
        const begun = await begin({ data: proof })
        if ('failure' in begun) return begun
        setPrompts(true)
        const created = await createPasskey(begun.response.data)
        setPrompts(false)
        if (!created)
          return { failure: new CallFailure(new ApiError('UNAVAILABLE'), translate(ownAccountTexts.noPasskeyMade)) }
        const result = await add({ data: { ...(name && { name }), response: created } })
        if ('response' in result) onCodes(result.response.recoveryCodes)
        return result
      }}
    >
      <TextInput
        source="name"
        label={translate(ownAccountTexts.passkeyName)}
        helperText={translate(ownAccountTexts.passkeyNameHelp)}
        fullWidth
      />
    </ProofDialog>
  )
}

/** Adds a passkey; says so where the browser has none. */
export function AddPasskey(props: AddProps) {
  const { translate } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  if (!hasPasskeys()) return translate(ownAccountTexts.noPasskeysHere)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(ownAccountTexts.addPasskey)}
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
