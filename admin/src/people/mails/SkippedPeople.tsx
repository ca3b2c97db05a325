import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { MassMail } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Link } from 'react-router-dom'

/** Enquiries of each reason that are named by a link. */
const maxLinks = 5

/** Excluded people, with reasons. */
export function SkippedPeople({ leftOut: skippedRecipients }: Pick<MassMail, 'leftOut'>) {
  const { translate, language } = useTranslations()
  if (skippedRecipients.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate(mailTexts.whoDoesNotGetIt)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {skippedRecipients.map(({ reason, count, ids }) => (
          <li key={reason}>
            {optionLabel(reason)}: {formatCount(count, language)}{' '}
            {ids.slice(0, maxLinks).map((id) => (
              <Box component={Link} key={id} to={`/enquiries/${id}/show`} sx={{ mr: 1, color: 'primary.main' }}>
                {translate(sharedTexts.enquiry)} {id}
              </Box>
            ))}
          </li>
        ))}
      </Box>
    </Box>
  )
}
