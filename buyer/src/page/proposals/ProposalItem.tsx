import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnProposal, ProposalState } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useCanAccess, useListContext, useResourceContext } from 'react-admin'
import { ProposedFields } from './ProposedFields.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

const colors = {
  waiting: 'warning',
  accepted: 'success',
  refused: 'error',
  withdrawn: 'default',
} as const satisfies Record<ProposalState, string>

/** A proposal: subject, each field before and as proposed, decision and reason. */
export function ProposalItem({ proposal }: { proposal: OwnProposal }) {
  const { text, language } = useTranslations()
  const { refetch } = useListContext()
  const resource = useResourceContext() ?? ''
  const { canAccess: canWithdraw = false } = useCanAccess({ resource, action: 'delete' })
  const { matter: group, status, reason, decidedAt, createdAt } = proposal
  const day = (time: string) => formatDate(time.slice(0, 10), language)
  const dates = [text('ownProposal.proposedOn', { date: day(createdAt) })]
  if (decidedAt) dates.push(text('ownProposal.decidedOn', { date: day(decidedAt) }))
  return (
    <Box
      component="li"
      sx={{ p: { xs: 2, md: 3 }, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {optionLabel(group)}
        </Typography>
        <Chip size="small" variant="outlined" color={colors[status]} label={optionLabel(status)} />
        <Typography variant="body2" color="textSecondary">
          {dates.join(' · ')}
        </Typography>
      </Box>
      <ProposedFields proposal={proposal} />
      {reason && (
        <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {text('ownProposal.reason', { reason })}
        </Typography>
      )}
      {status === 'waiting' && canWithdraw && (
        <Box sx={{ mt: 1.5 }}>
          {/* It stays in the list, as withdrawn, or as decided in the meantime. */}
          <WithdrawButton proposal={proposal} resource={resource} onSettled={() => void refetch()} />
        </Box>
      )}
    </Box>
  )
}
