import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { RankChanges } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Link } from 'react-router-dom'
import { listWith } from '../../../../parts/list-with.ts'
import { Part } from '../Part.tsx'

/** Institutes of the list that the catalogue does not have, each with a search for it, and the way to add one. */
export function MissingInstitutes({ missing: { count, first } }: { missing: RankChanges['missing'] }) {
  const { translate, language } = useTranslations()
  if (count === 0) return null
  return (
    <Part title={`${translate(rankTexts.missing)} (${formatCount(count, language)})`}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {translate(rankTexts.missingHelp)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
        {first.map(({ name, code, rows }) => (
          <Box
            key={name}
            component="li"
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <MuiLink
              component={Link}
              to={listWith('colleges', { search: name })}
              aria-label={translate(rankTexts.searchFor, { name })}
            >
              {name}
            </MuiLink>
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${translate(sharedTexts.rows)}: ${formatCount(rows, language)}`}
              {code === 'several-colleges' && ` · ${translate(rankTexts.severalColleges)}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {count > first.length && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {translate(rankTexts.andMore, { count: formatCount(count - first.length, language) })}
        </Typography>
      )}
      <Button component={Link} to="/colleges/create" variant="outlined">
        {translate(rankTexts.addACollege)}
      </Button>
    </Part>
  )
}
