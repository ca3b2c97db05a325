import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { DescriptionList } from '@pravesh/console-kit/page/DescriptionList'
import type { OwnProposal } from '@pravesh/contract'
import { fieldLabel, fieldValue } from './field-label.ts'

/** Fields of a proposal: the value of the page when it was proposed, and the proposed one. */
export function ProposedFields({ proposal: { fields, status } }: { proposal: OwnProposal }) {
  const { text } = useTranslations()
  const descriptions = fields.map(({ name, held: currentValue, proposed, accepted }) => ({
    name,
    label: fieldLabel(name),
    value: (
      <>
        {fieldValue(name, currentValue)}{' '}
        <ArrowForward titleAccess={text('ownProposal.becomes')} sx={{ fontSize: '1em', verticalAlign: 'middle' }} />{' '}
        <Box component="span" sx={{ fontWeight: 600 }}>
          {fieldValue(name, proposed)}
        </Box>
        {/* An acceptance may be of some fields alone. */}
        {status === 'accepted' && accepted === false && ` (${text('proposal.notAccepted')})`}
      </>
    ),
  }))
  return <DescriptionList descriptions={descriptions} labelWidth={220} />
}
