import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffProposal } from '@pravesh/contract'
import { fieldLabel } from '../../parts/field-label.ts'

type Props = {
  proposal: StaffProposal
  accepted: readonly string[]
  /** Left out where it is decided. */
  onChange?: (accepted: string[]) => void
}

/** Each field with the page's value and the proposed one, to be ticked. */
export function ProposalFields({ proposal, accepted, onChange }: Props) {
  const { text } = useTranslations()
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label={text('proposal.fields')}
        // On a phone both wordings are read side by side without scrolling.
        sx={{ '& th, & td': { px: { xs: 1, sm: 2 } }, '& td': { overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{text(onChange ? 'proposal.accept' : 'proposal.decided')}</TableCell>
            <TableCell>{text('proposal.field')}</TableCell>
            <TableCell>{text('proposal.onPage')}</TableCell>
            <TableCell>{text('proposal.proposed')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {proposal.fields.map(({ name, held: currentValue, proposed, now, accepted: decided }) => {
            const label = fieldLabel(proposal.instituteType, name)
            return (
              <TableRow key={name}>
                <TableCell>
                  {onChange ? (
                    <Checkbox
                      checked={accepted.includes(name)}
                      onChange={({ target }) =>
                        onChange(target.checked ? [...accepted, name] : accepted.filter((other) => other !== name))
                      }
                      slotProps={{ input: { 'aria-label': text('proposal.acceptField', { label }) } }}
                    />
                  ) : (
                    text(decided ? 'proposal.accepted' : 'proposal.notAccepted')
                  )}
                </TableCell>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell>
                  {now.text ?? text('proposal.notKnown')}
                  {proposal.changed.includes(name) &&
                    text('proposal.was', { text: currentValue.text ?? text('proposal.wasUnknown') })}
                </TableCell>
                <TableCell sx={{ fontWeight: 600 }}>{proposed.text ?? text('proposal.nothingProposed')}</TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
