import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { formatWhen, PageHead } from '@pravesh/console-kit'
import { RecordState } from '@pravesh/console-kit/form/RecordState'
import type { DeskProposal } from '@pravesh/contract'
import { useState } from 'react'
import { EditBase, ListButton, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { fieldLabel } from './field-label.ts'
import { ProposalFields } from './ProposalFields.tsx'
import { useDecision } from './use-decision.ts'

/** Ticks, a reason, and the two buttons. A tick that is missing is a refusal of that field. */
function Decision({ proposal }: { proposal: DeskProposal }) {
  const [accepted, setAccepted] = useState(proposal.fields.map(({ name }) => name))
  const [reason, setReason] = useState('')
  const [overwrite, setOverwrite] = useState(false)
  const { busy, decide } = useDecision(proposal)
  const changed = proposal.changed.map((name) => fieldLabel(proposal.instituteType, name).toLowerCase())
  const draft = { accepted, reason: reason.trim(), overwrite }
  return (
    <>
      <ProposalFields proposal={proposal} accepted={accepted} onChange={setAccepted} />
      {changed.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          The page has changed since this was proposed: {changed.join(', ')}.
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={overwrite} onChange={({ target }) => setOverwrite(target.checked)} />}
            label="Accept it over what the page says now"
          />
        </Alert>
      )}
      <TextField
        label="Reason"
        helperText="The institute reads it: why it is refused, or the fields without a tick"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
        multiline
        fullWidth
        sx={{ my: 2 }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="contained"
          loading={busy}
          disabled={accepted.length === 0}
          onClick={() => void decide('accepted', draft)}
        >
          Accept
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => void decide('refused', draft)}>
          Refuse
        </Button>
      </Box>
    </>
  )
}
function Decided({ proposal }: { proposal: DeskProposal }) {
  const { status, decidedBy, decidedAt, reason } = proposal
  return (
    <>
      <ProposalFields proposal={proposal} accepted={[]} />
      <Typography sx={{ mt: 2 }}>
        {decidedAt ? `${status} by ${decidedBy}, ${formatWhen(decidedAt)}` : 'The institute took it back.'}
        {reason && `: ${reason}`}
      </Typography>
    </>
  )
}
function Proposal() {
  // A row of the list is a whole proposal, too.
  const proposal = useRecordContext<DeskProposal>()
  if (!proposal) return null
  const { instituteName, instituteType, instituteId, matter, by, updatedAt, status, id } = proposal
  return (
    <>
      <PageHead
        title={`${instituteName}: ${matter}`}
        detail={
          <>
            Proposed by {by}, {formatWhen(updatedAt)} ·{' '}
            <MuiLink component={Link} to={`/${instituteType}s/edit/${instituteId}`}>
              Open the {instituteType}
            </MuiLink>
          </>
        }
        actions={<ListButton label="All proposals" />}
      />
      {status === 'waiting' ? (
        // Another one, or the same changed since, is decided on anew.
        <Decision key={`${id} ${updatedAt}`} proposal={proposal} />
      ) : (
        <Decided proposal={proposal} />
      )}
    </>
  )
}

/** One proposal of an institute, and the desk's decision on it. */
export const ProposalPage = () => (
  <EditBase
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ onError: () => undefined }}
    loading={<RecordState what="Proposal" />}
    error={<RecordState what="Proposal" />}
  >
    <Proposal />
  </EditBase>
)
