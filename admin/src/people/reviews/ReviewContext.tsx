import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatWhen, useTranslations } from '@pravesh/console-kit'
import type { ReviewEvent, StaffReviewDetails } from '@pravesh/contract'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Link } from 'react-router-dom'
import { TitledSection } from '../TitledSection.tsx'
import { eventTexts, reportTexts, statusTexts, verificationTexts } from './texts.ts'

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const

/** The accounts of families, narrowed to one. */
const accountPath = (id: number) =>
  `/accounts?${new URLSearchParams({ filter: JSON.stringify({ realm: 'student', id }) })}`

function Author({ review }: { review: StaffReviewDetails }) {
  const { text, translate } = useTranslations()
  const { author, verification, authorFacts, otherReviews } = review
  return (
    <TitledSection title={translate(reviewTexts.author)}>
      <MuiLink component={Link} to={accountPath(authorFacts.account)}>
        {author}
      </MuiLink>
      <Typography variant="body2" color="textSecondary">
        {translate(reviewTexts.accountSince)} {formatWhen(authorFacts.memberSince)}
      </Typography>
      <Typography variant="body2" sx={{ my: 1 }}>
        {translate(verificationTexts[verification])}
      </Typography>
      {verification !== 'mobile' && authorFacts.mobileVerified && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate(verificationTexts.mobile)}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {authorFacts.applications.map(({ id, status, createdAt }) => (
          <li key={id}>
            <MuiLink component={Link} to={`/applications/${id}/show`} variant="body2">
              {translate(sharedTexts.application)} {id}: {text(`applicationStatus.${status}`)}, {formatWhen(createdAt)}
            </MuiLink>
          </li>
        ))}
      </Box>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2, mb: 0.5 }}>
        {translate(reviewTexts.otherReviewsOfTheAuthor)}
      </Typography>
      {otherReviews.length === 0 && <Typography variant="body2">{translate(reviewTexts.none)}</Typography>}
      <Box component="ul" sx={list}>
        {otherReviews.map(({ id, instituteName, overall, status }) => (
          <li key={id}>
            <MuiLink component={Link} to={`/reviews/${id}`} variant="body2">
              {instituteName}
            </MuiLink>
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${overall}/5 · ${translate(statusTexts[status])}`}
            </Typography>
          </li>
        ))}
      </Box>
    </TitledSection>
  )
}

function Event({ event: { kind, staff, reportReason, reason, at: createdAt } }: { event: ReviewEvent }) {
  const { translate } = useTranslations()
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: kind === 'reported' ? 'warning.main' : 'divider' }}>
      <Typography variant="body2">
        <strong>{translate(eventTexts[kind])}</strong>
        {staff && ` · ${staff}`}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${formatWhen(createdAt)}`}
        </Box>
      </Typography>
      {reportReason && <Typography variant="body2">{translate(reportTexts[reportReason])}</Typography>}
      {reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      )}
    </Box>
  )
}

/** The author of a review with their other reviews, and its history: decisions, changes, reports. */
export function ReviewContext({ review }: { review: StaffReviewDetails }) {
  const { translate } = useTranslations()
  return (
    <>
      <Author review={review} />
      <TitledSection title={translate(sharedTexts.whatHappened)}>
        {review.events.length === 0 && (
          <Typography variant="body2">{translate(reviewTexts.noDecisionChangeOrReport)}</Typography>
        )}
        <Box component="ol" sx={list}>
          {review.events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </Box>
      </TitledSection>
    </>
  )
}
