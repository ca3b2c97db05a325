import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type BuyerHomeInstitute, collegeFields, type Declared, labelOf, schoolFields } from '@pravesh/contract'
import type { ConsoleKey, Message } from '@pravesh/messages/consoles'
import { Link } from 'react-router-dom'
import { screenOfStep } from './step-screen.ts'

/** Parts of an institute that are no field of it, by their names in its completeness. */
const parts = new Map<string, ConsoleKey>([
  ['fees', 'home.fees'],
  ['faqs', 'home.faqs'],
  ['awards', 'home.awards'],
  ['media', 'home.media'],
  ['placements', 'review.placements'],
  ['offers', 'editor.courses'],
  ['admission', 'editor.admissions'],
])

const fields: Declared = { ...collegeFields, ...schoolFields }
/** The label of a field, or of a part that has one. */
const labelOfField = (name: string, field: Declared[string]): Message => ({
  domain: 'fieldLabel',
  key: field.textKey ?? name,
  english: field.kind === 'part' ? (field.label ?? name) : labelOf(name, field),
})

/** An institute of the account: completeness of its page, and the next step. */
export function InstituteCard({ institute }: { institute: BuyerHomeInstitute }) {
  const { text, translate, word } = useTranslations()
  const { id, name, url, type, cityName, stateName, completeness, status } = institute
  const labelOfStep = (step: string): string => {
    const part = parts.get(step)
    if (part) return word(part)
    const field = fields[step]
    return field ? translate(labelOfField(step, field)) : step
  }
  const { next } = completeness
  const screen = next && screenOfStep(type, next)
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        <MuiLink component={Link} to={`/institutes/${id}/details`}>
          {name}
        </MuiLink>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {cityName}, {stateName}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 1.5 }}>
        <LinearProgress
          variant="determinate"
          value={completeness.percent}
          aria-label={text('home.completeness')}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Typography variant="body2">{text('home.percent', { percent: completeness.percent })}</Typography>
      </Box>
      <Typography variant="body2">
        {next && screen ? (
          <MuiLink component={Link} to={`/institutes/${id}/${screen}`}>
            {text('home.next', { step: labelOfStep(next) })}
          </MuiLink>
        ) : (
          text('home.complete')
        )}
      </Typography>
      {status === 'published' && (
        <MuiLink href={`/${type}/${url}`} target="_blank" rel="noopener" variant="body2">
          {text('editor.viewOnSite')}
        </MuiLink>
      )}
    </Paper>
  )
}
