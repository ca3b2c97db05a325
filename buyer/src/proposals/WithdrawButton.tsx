import Button from '@mui/material/Button'
import { useWords } from '@pravesh/console-kit'
import { spoken } from '@pravesh/console-kit/fields/kind'
import { thrownWords } from '@pravesh/console-kit/language/error-words'
import type { OwnProposal } from '@pravesh/contract'
import { useState } from 'react'
import { Confirm, useDelete, useListContext, useNotify, useResourceContext } from 'react-admin'

/** Takes a waiting proposal back, after a confirmation. */
export function WithdrawButton({ proposal }: { proposal: OwnProposal }) {
  const words = useWords()
  const { text } = words
  const resource = useResourceContext() ?? ''
  const { refetch } = useListContext()
  const notify = useNotify()
  const [asks, setAsks] = useState(false)
  const [withdraw, { isPending }] = useDelete<OwnProposal>(
    resource,
    { id: proposal.id, previousData: proposal },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify('ownProposal.takenBack', { type: 'info' }),
      onError: (error: unknown) => notify(thrownWords(error, words, text('console.didNotWork')), { type: 'error' }),
      onSettled: () => {
        setAsks(false)
        // It stays in the list, as taken back, or as it was decided meanwhile.
        void refetch()
      },
    },
  )
  return (
    <>
      <Button color="error" size="small" variant="outlined" onClick={() => setAsks(true)} sx={{ mt: 1.5 }}>
        {text('ownProposal.takeBack')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title={text('ownProposal.takeBackTitle', { matter: spoken(proposal.matter) })}
        content="ownProposal.takeBackText"
        confirm="ownProposal.takeBack"
        cancel="console.cancel"
        confirmColor="warning"
        onConfirm={() => void withdraw()}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
