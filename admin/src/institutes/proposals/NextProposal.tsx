import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { StaffProposal } from '@pravesh/contract'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'

const oldestWaiting = {
  filter: { status: 'waiting' },
  sort: { field: 'createdAt', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1 },
}

/** Link to the proposal that has waited longest, below one that is decided. */
export function NextProposal() {
  const { text } = useTranslations()
  const { data } = useGetList<StaffProposal>('proposals', oldestWaiting)
  if (!data) return null
  const [next] = data
  if (!next) return <Typography sx={{ mt: 2 }}>{text('proposal.noneWaiting')}</Typography>
  const title = text('proposal.title', {
    institute: next.instituteName,
    matter: optionLabel(next.matter).toLowerCase(),
  })
  return (
    <Typography sx={{ mt: 2 }}>
      <MuiLink component={Link} to={`/proposals/${next.id}`}>
        {text('proposal.next', { title })}
      </MuiLink>
    </Typography>
  )
}
