import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { DeskProposal } from '@pravesh/contract'
import { fieldLabel } from './field-label.ts'

type Props = {
  proposal: DeskProposal
  accepted: readonly string[]
  /** Left out where it is decided. */
  onChange?: (accepted: string[]) => void
}

const outcome = (accepted: boolean | null) => (accepted ? 'Accepted' : 'Not accepted')

/** Each field as the page says it and as the institute wants it, to be ticked. */
export const ProposalFields = ({ proposal, accepted, onChange }: Props) => (
  <TableContainer component={Paper} variant="outlined">
    <Table
      aria-label="What is proposed"
      // On a phone both wordings are read side by side without scrolling.
      sx={{ '& th, & td': { px: { xs: 1, sm: 2 } }, '& td': { overflowWrap: 'anywhere' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{onChange ? 'Accept' : 'Decided'}</TableCell>
          <TableCell>Field</TableCell>
          <TableCell>On the page now</TableCell>
          <TableCell>Proposed</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {proposal.fields.map(({ name, held, proposed, now, accepted: decided }) => {
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
                    slotProps={{ input: { 'aria-label': `Accept: ${label}` } }}
                  />
                ) : (
                  outcome(decided)
                )}
              </TableCell>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>
                {now.text ?? 'Not known'}
                {proposal.changed.includes(name) && ` (was: ${held.text ?? 'not known'})`}
              </TableCell>
              <TableCell sx={{ fontWeight: 600 }}>{proposed.text ?? 'Nothing'}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  </TableContainer>
)
