import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteType, OwnProposal } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useRef } from 'react'
import { useEditContext } from 'react-admin'
import { WithdrawButton } from '../proposals/WithdrawButton.tsx'
import type { OwnInstitute } from './own-editor.ts'
import { proposedValues } from './waiting-fields.ts'

type ProposalProps = { type: InstituteType; institute: number; proposal: OwnProposal; onTakenBack: () => void }

function WaitingProposal({ type, institute, proposal, onTakenBack }: ProposalProps) {
  const { text, language } = useTranslations()
  const { refetch } = useEditContext()
  async function readAgain(isWithdrawn: boolean) {
    // Also after a failure: it may have been decided meanwhile.
    await refetch()
    if (isWithdrawn) onTakenBack()
  }
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {proposedValues(type, proposal)}
        </Typography>
        <Typography variant="body2">
          {text('details.since', { date: formatDate(proposal.updatedAt, language) })}
        </Typography>
      </Box>
      <WithdrawButton
        proposal={proposal}
        resource={`institutes/${institute}/proposals`}
        onSettled={(isWithdrawn) => void readAgain(isWithdrawn)}
      />
    </Box>
  )
}

/** Pending proposals of the institute: each can be withdrawn here. */
export function WaitingNotice({ type }: { type: InstituteType }) {
  // The latest record: the form retains the one that it was opened with while it has unsaved changes.
  const { record } = useEditContext<OwnInstitute>()
  const { text } = useTranslations()
  const place = useRef<HTMLDivElement>(null)
  const waiting = record?.waiting ?? []
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {record && waiting.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
          <AlertTitle component="h2">{text('details.waiting')}</AlertTitle>
          <Typography variant="body2">{text('details.waitingIntro')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
            {waiting.map((proposal) => (
              <WaitingProposal
                key={proposal.id}
                type={type}
                institute={record.id}
                proposal={proposal}
                onTakenBack={() => place.current?.focus()}
              />
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}
