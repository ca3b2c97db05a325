import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { formatWhen, PageHead, useTranslations } from '@pravesh/console-kit'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { StaffReviewDetails } from '@pravesh/contract'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { useEffect, useRef } from 'react'
import { ListButton, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { DecisionPanel } from './DecisionPanel.tsx'
import { ReviewContext } from './ReviewContext.tsx'
import { ReviewText } from './ReviewText.tsx'
import { reportTexts, stateText } from './texts.ts'

/** Reports that no decision has followed yet. */
function openReports({ events, waitingSince }: StaffReviewDetails) {
  if (waitingSince === null) return []
  const decision = events.findIndex(({ kind }) => kind === 'published' || kind === 'rejected')
  return events.slice(0, decision < 0 ? undefined : decision).filter(({ kind }) => kind === 'reported')
}

function Reports({ review }: { review: StaffReviewDetails }) {
  const { translate } = useTranslations()
  const reports = openReports(review)
  if (reports.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate(reviewTexts.readersReportedItItStays)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {reports.map(({ id, reportReason, reason, at: createdAt }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            {[reportReason && translate(reportTexts[reportReason]), reason, formatWhen(createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

function Review({ review }: { review: StaffReviewDetails }) {
  const { text, translate } = useTranslations()
  const region = useRef<HTMLDivElement>(null)
  // The keys of the decision work from here: the next review is reached with the focus, too.
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
  const { instituteName, instituteType, instituteId, instituteUrl, role, fromYear, toYear, createdAt } = review
  const years = [...new Set([fromYear, toYear].filter((year) => year !== null))].join('–')
  return (
    <Box ref={region} tabIndex={-1} sx={{ outline: 0 }}>
      <PageHead
        title={instituteName}
        detail={
          <>
            {[translate(stateText(review)), text(`review.${role}`), years, formatWhen(createdAt)]
              .filter(Boolean)
              .join(' · ')}
            {' · '}
            <MuiLink component={Link} to={`/${instituteType}s/edit/${instituteId}`}>
              {text(instituteType === 'school' ? 'proposal.openSchool' : 'proposal.openCollege')}
            </MuiLink>
            {instituteUrl !== null && (
              <>
                {' · '}
                <MuiLink href={`/${instituteType}/${instituteUrl}#reviews`} target="_blank" rel="noreferrer">
                  {translate(reviewTexts.publicPage)}
                </MuiLink>
              </>
            )}
          </>
        }
        actions={<ListButton />}
      />
      <Reports review={review} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <div>
          <ReviewText review={review} />
          <DecisionPanel review={review} region={region} />
        </div>
        <div>
          <ReviewContext review={review} />
        </div>
      </Box>
    </Box>
  )
}

function OpenedReview() {
  const review = useRecordContext<StaffReviewDetails>()
  // Another one, or a changed version, needs a new decision.
  return review && <Review key={`${review.id} ${review.updatedAt}`} review={review} />
}

/** One review with the facts for a decision, and the decision. */
export const ReviewPage = () => (
  <RecordEdit recordLabel="review.one" redirect={false}>
    <OpenedReview />
  </RecordEdit>
)
