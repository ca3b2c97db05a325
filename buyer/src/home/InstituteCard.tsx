import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type BuyerHomeInstitute, collegeFields, type Declared, labelOf, schoolFields } from '@pravesh/contract'
import type { ConsoleKey, Message } from '@pravesh/messages/consoles'
import { Link } from 'react-router-dom'

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

/** The address of a filtered list, in react-admin's format. */
const filteredList = (path: string, filter: Record<string, string>, sort: string, order: 'ASC' | 'DESC') =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order })}`

type InboxProps = { label: ConsoleKey; to: string } & BuyerHomeInstitute['inboxes']['general']

/** Waiting items of an inbox, with a link: to the late ones if there are some. */
function Inbox({ label, to, open, overdue }: InboxProps) {
  const { text } = useTranslations()
  return (
    <Typography variant="body2" color={overdue > 0 ? 'error' : 'textSecondary'}>
      <MuiLink
        component={Link}
        to={overdue > 0 ? filteredList(to, { replyDue: 'overdue' }, 'createdAt', 'ASC') : to}
        color="inherit"
      >
        {text(label)}
      </MuiLink>
      {': '}
      {text('home.enquiries', { count: open, overdue })}
    </Typography>
  )
}

/** An institute of the account: completeness of its page, next step, and applications. */
export function InstituteCard({ institute }: { institute: BuyerHomeInstitute }) {
  const { text, translate, word } = useTranslations()
  const { id, name, url, type, cityName, stateName, inboxes, newApplications, completeness, status } = institute
  const applications = `/institutes/${id}/applications`
  const labelOfStep = (step: string): string => {
    const part = parts.get(step)
    if (part) return word(part)
    const field = fields[step]
    return field ? translate(labelOfField(step, field)) : step
  }
  const { next } = completeness
  const nextStep = next ? text('home.next', { step: labelOfStep(next) }) : text('home.complete')
  const isField = next !== null && Object.hasOwn(fields, next)
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        <MuiLink component={Link} to={applications}>
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
        {isField ? (
          <MuiLink component={Link} to={`/institutes/${id}/details`}>
            {nextStep}
          </MuiLink>
        ) : (
          nextStep
        )}
      </Typography>
      <Inbox label="enquiry.general" to={`/institutes/${id}/general-enquiries`} {...inboxes.general} />
      <Inbox label="enquiry.admission" to={`/institutes/${id}/admission-enquiries`} {...inboxes.admission} />
      {newApplications > 0 && (
        <Typography variant="body2" color="textSecondary">
          <MuiLink
            component={Link}
            to={filteredList(applications, { status: 'submitted' }, 'submittedAt', 'DESC')}
            color="inherit"
          >
            {text('application.many')}
          </MuiLink>
          {': '}
          {text('home.newApplications', { count: newApplications })}
        </Typography>
      )}
      {status === 'published' && (
        <MuiLink href={`/${type}/${url}`} target="_blank" rel="noopener" variant="body2">
          {text('editor.viewOnSite')}
        </MuiLink>
      )}
    </Paper>
  )
}
