import Button from '@mui/material/Button'
import { useWords } from '@pravesh/console-kit'
import { spoken } from '@pravesh/console-kit/fields/kind'
import { thrownWords } from '@pravesh/console-kit/language/error-words'
import type { OwnProposal } from '@pravesh/contract'
import { useState } from 'react'
import { Confirm, useDelete, useNotify } from 'react-admin'
import { fieldLabel } from './field-label.ts'

type WithdrawProps = {
  proposal: OwnProposal
  /** The child resource of the institute. */
  resource: string
  /** Called whether it was taken back or, because it was decided meanwhile, was not. */
  onSettled: (isWithdrawn: boolean) => void
}

/** Takes a waiting proposal back, after a confirmation that names its fields. */
export function WithdrawButton({ proposal, resource, onSettled }: WithdrawProps) {
  const words = useWords()
  const { text } = words
  const notify = useNotify()
  const [asks, setAsks] = useState(false)
  const fields = proposal.fields.map(({ name }) => fieldLabel(name)).join(', ')
  const [withdraw, { isPending }] = useDelete<OwnProposal>(
    resource,
    { id: proposal.id, previousData: proposal },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(text('ownProposal.takenBack', { fields }), { type: 'info' }),
      onError: (error: unknown) => notify(thrownWords(error, words, text('console.didNotWork')), { type: 'error' }),
      onSettled: (_data, error) => {
        setAsks(false)
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
        onClick={() => setAsks(true)}
      >
        {text('ownProposal.takeBack')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title={text('ownProposal.takeBackTitle', { matter: spoken(proposal.matter) })}
        content={text('ownProposal.takeBackText', { fields })}
        confirm="ownProposal.takeBack"
        cancel="console.cancel"
        confirmColor="warning"
        onConfirm={() => void withdraw()}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
