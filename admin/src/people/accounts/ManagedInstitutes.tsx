import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { AccountRow } from '@pravesh/contract'
import { Link } from 'react-router-dom'

type ManagedProps = Pick<AccountRow, 'institutes'> & {
  /** As many are named; of the others only how many there are. */
  max: number
}

/** Institutes that a login manages, each with its place and a link to its record. */
export function ManagedInstitutes({ institutes, max }: ManagedProps) {
  if (!institutes || institutes.total === 0) return null
  const shownInstitutes = institutes.first.slice(0, max)
  const restCount = institutes.total - shownInstitutes.length
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shownInstitutes.map(({ id, type, name, place }) => (
        <li key={id}>
          <MuiLink component={Link} to={`/${type}s/edit/${id}`} onClick={(event) => event.stopPropagation()}>
            {name}
          </MuiLink>
          {`, ${place}`}
        </li>
      ))}
      {restCount > 0 && <li>+{restCount}</li>}
    </Box>
  )
}
