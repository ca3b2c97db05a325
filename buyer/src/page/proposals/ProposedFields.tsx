import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { OwnProposal } from '@pravesh/contract'
import { fieldLabel, fieldValue } from './field-label.ts'

/** Fields of a proposal: the value of the page when it was proposed, and the proposed one. */
export function ProposedFields({ proposal: { fields, status } }: { proposal: OwnProposal }) {
  const { text } = useTranslations()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 0.75,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
      }}
    >
      {fields.map(({ name, held: currentValue, proposed, accepted }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {fieldLabel(name)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {fieldValue(name, currentValue)}{' '}
            <ArrowForward titleAccess={text('ownProposal.becomes')} sx={{ fontSize: '1em', verticalAlign: 'middle' }} />{' '}
            <Box component="span" sx={{ fontWeight: 600 }}>
              {fieldValue(name, proposed)}
            </Box>
            {/* An acceptance may be of some fields alone. */}
            {status === 'accepted' && accepted === false && ` (${text('proposal.notAccepted')})`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
