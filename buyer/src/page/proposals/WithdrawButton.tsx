import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { formatError } from '@pravesh/console-kit/language/error-messages'
import type { OwnProposal } from '@pravesh/contract'
import { useState } from 'react'
import { Confirm, useDelete, useNotify } from 'react-admin'
import { fieldLabel } from './field-label.ts'

type WithdrawProps = {
  proposal: OwnProposal
  /** The child resource of the institute. */
  resource: string
  /** Called with true after the withdrawal, or with false if it was decided in the meantime. */
  onSettled: (isWithdrawn: boolean) => void
}

/** Takes a waiting proposal back, after a confirmation that names its fields. */
export function WithdrawButton({ proposal, resource, onSettled }: WithdrawProps) {
  const translations = useTranslations()
  const { text } = translations
  const notify = useNotify()
  const [isConfirming, setConfirming] = useState(false)
  const fields = proposal.fields.map(({ name }) => fieldLabel(name)).join(', ')
  const [withdraw, { isPending }] = useDelete<OwnProposal>(
    resource,
    { id: proposal.id, previousData: proposal },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(text('ownProposal.takenBack', { fields }), { type: 'info' }),
      onError: (error: unknown) =>
        notify(formatError(error, translations, text('console.didNotWork')), { type: 'error' }),
      onSettled: (_data, error) => {
        setConfirming(false)
        onSettled(error === null)
      },
    },
  )
  return (
    <>
      <Button
        color="error"
        size="small"
        variant="outlined"
        aria-label={text('ownProposal.takeBackFields', { fields })}
        onClick={() => setConfirming(true)}
      >
        {text('ownProposal.takeBack')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title={text('ownProposal.takeBackTitle', { matter: optionLabel(proposal.matter) })}
        content={text('ownProposal.takeBackText', { fields })}
        confirm="ownProposal.takeBack"
        cancel="console.cancel"
        confirmColor="warning"
        onConfirm={() => void withdraw()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
