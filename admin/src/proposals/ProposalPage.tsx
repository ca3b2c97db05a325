import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { formatWhen, PageHead, useWords } from '@pravesh/console-kit'
import { spoken } from '@pravesh/console-kit/fields/kind'
import { RecordEdit } from '@pravesh/console-kit/form/RecordEdit'
import type { DeskProposal } from '@pravesh/contract'
import { useState } from 'react'
import { ListButton, useRecordContext } from 'react-admin'
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
  const { text } = useWords()
  const changed = proposal.changed.map((name) => fieldLabel(proposal.instituteType, name).toLowerCase())
  const draft = { accepted, reason: reason.trim(), overwrite }
  return (
    <>
      <ProposalFields proposal={proposal} accepted={accepted} onChange={setAccepted} />
      {changed.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {text('proposal.changedMeanwhile', { fields: changed.join(', ') })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={overwrite} onChange={({ target }) => setOverwrite(target.checked)} />}
            label={text('proposal.overwrite')}
          />
        </Alert>
      )}
      <TextField
        label={text('proposal.reason')}
        helperText={text('proposal.reasonHelp')}
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
          {text('proposal.accept')}
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => void decide('refused', draft)}>
          {text('proposal.refuse')}
        </Button>
      </Box>
    </>
  )
}
function Decided({ proposal }: { proposal: DeskProposal }) {
  const { status, decidedBy, decidedAt, reason } = proposal
  const { text } = useWords()
  const decided = { status: spoken(status), by: decidedBy ?? '', time: formatWhen(decidedAt ?? '') }
  return (
    <>
      <ProposalFields proposal={proposal} accepted={[]} />
      <Typography sx={{ mt: 2 }}>
        {decidedAt ? text('proposal.decidedBy', decided) : text('proposal.takenBack')}
        {reason && `: ${reason}`}
      </Typography>
    </>
  )
}
function Proposal() {
  const proposal = useRecordContext<DeskProposal>()
  const { text } = useWords()
  if (!proposal) return null
  const { instituteName, instituteType, instituteId, matter, by, updatedAt, status, id } = proposal
  return (
    <>
      <PageHead
        title={text('proposal.title', { institute: instituteName, matter: spoken(matter).toLowerCase() })}
        detail={
          <>
            {text('proposal.proposedBy', { by, time: formatWhen(updatedAt) })} ·{' '}
            <MuiLink component={Link} to={`/${instituteType}s/edit/${instituteId}`}>
              {text(instituteType === 'school' ? 'proposal.openSchool' : 'proposal.openCollege')}
            </MuiLink>
          </>
        }
        actions={<ListButton label="proposal.all" />}
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
  <RecordEdit what="proposal.one" redirect={false}>
    <Proposal />
  </RecordEdit>
)
