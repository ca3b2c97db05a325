import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatWhen, PageHead, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { StaffProposal } from '@pravesh/contract'
import { ListButton, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { DecisionForm } from './DecisionForm.tsx'
import { NextProposal } from './NextProposal.tsx'
import { ProposalFields } from './ProposalFields.tsx'

function Decided({ proposal }: { proposal: StaffProposal }) {
  const { status, decidedBy, decidedAt, reason } = proposal
  const { text } = useTranslations()
  const decided = { status: optionLabel(status), by: decidedBy ?? '', time: formatWhen(decidedAt ?? '') }
  return (
    <>
      <ProposalFields proposal={proposal} accepted={[]} />
      <Typography sx={{ mt: 2 }}>
        {decidedAt ? text('proposal.decidedBy', decided) : text('proposal.takenBack')}
        {reason && `: ${reason}`}
      </Typography>
      <NextProposal />
    </>
  )
}
function Proposal() {
  const proposal = useRecordContext<StaffProposal>()
  const { text } = useTranslations()
  if (!proposal) return null
  const {
    instituteName,
    instituteType,
    instituteId,
    matter: group,
    by: author,
    createdAt,
    updatedAt,
    status,
    id,
  } = proposal
  return (
    <>
      <PageHead
        title={text('proposal.title', { institute: instituteName, matter: optionLabel(group).toLowerCase() })}
        detail={
          <>
            {text('proposal.proposedBy', { by: author, time: formatWhen(createdAt) })} ·{' '}
            <MuiLink component={Link} to={`/${instituteType}s/edit/${instituteId}`}>
              {text(instituteType === 'school' ? 'proposal.openSchool' : 'proposal.openCollege')}
            </MuiLink>
          </>
        }
        actions={<ListButton label="proposal.all" />}
      />
      {status === 'waiting' ? (
        // Another one, or a changed version, needs a new decision.
        <DecisionForm key={`${id} ${updatedAt}`} proposal={proposal} />
      ) : (
        <Decided proposal={proposal} />
      )}
    </>
  )
}

/** One proposal of an institute, and the staff's decision on it. */
export const ProposalPage = () => (
  <RecordEdit recordLabel="proposal.one" redirect={false}>
    <Proposal />
  </RecordEdit>
)
