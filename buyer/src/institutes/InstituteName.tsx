import Typography from '@mui/material/Typography'
import { useInstitutes } from './use-institutes.ts'

/** On a phone, where the selector is in the menu: the institute that the page is about. */
export function InstituteName() {
  const name = useInstitutes().selected?.name
  if (!name) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' }, mb: 1, overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
  )
}
