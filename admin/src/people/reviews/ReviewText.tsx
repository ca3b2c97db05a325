import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatWhen, useTranslations } from '@pravesh/console-kit'
import { type ReviewVersion, reviewAspects, type StaffReviewDetails } from '@pravesh/contract'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { TitledSection } from '../TitledSection.tsx'

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' } as const

/** A version of a review; parts that differ from `other` are marked by a word and an edge. */
function Version({ version, other }: { version: ReviewVersion; other?: ReviewVersion | undefined }) {
  const { text, translate } = useTranslations()
  const { overall, aspects, pros, cons } = version
  const rated = (subject: ReviewVersion) =>
    reviewAspects.flatMap((aspect) => {
      const stars = subject.aspects[aspect]
      return stars === undefined ? [] : [`${text(`review.${aspect}`)} ${stars}`]
    })
  const parts = [
    {
      name: 'rating',
      title: text('review.rating'),
      content: text('review.stars', { count: overall }),
      changed: other && other.overall !== overall,
    },
    { name: 'pros', title: text('review.pros'), content: pros, changed: other && other.pros !== pros },
    { name: 'cons', title: text('review.cons'), content: cons, changed: other && other.cons !== cons },
    {
      name: 'aspects',
      title: translate(reviewTexts.singleSidesOf5),
      content: rated({ ...version, aspects }).join(' · '),
      changed: other && rated(other).join() !== rated(version).join(),
    },
  ]
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {parts
        .filter(({ content }) => content !== '')
        .map(({ name, title, content, changed }) => (
          <Box key={name} sx={changed ? { pl: 1.5, borderLeft: 3, borderColor: 'warning.main' } : {}}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {title}
              {changed && ` · ${translate(reviewTexts.changed)}`}
            </Typography>
            <Typography component="dd" sx={{ m: 0, ...wrapped }}>
              {content}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}

/** The text of a review, its version before the author's last change, and the institute's reply. */
export function ReviewText({ review }: { review: StaffReviewDetails }) {
  const { text, translate } = useTranslations()
  const change = review.events.find(({ kind }) => kind === 'changed')
  const before = change?.before ?? undefined
  return (
    <>
      <TitledSection title={text('review.one')}>
        <Version version={review} other={before} />
      </TitledSection>
      {change && before && (
        <TitledSection title={translate(reviewTexts.beforeTheLastChange)}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate(reviewTexts.changedByItsAuthor)} · {formatWhen(change.at)}
          </Typography>
          <Version version={before} />
        </TitledSection>
      )}
      {review.ownerReply !== null && (
        <TitledSection title={translate(reviewTexts.replyOfTheInstitute)}>
          <Typography sx={wrapped}>{review.ownerReply}</Typography>
        </TitledSection>
      )}
    </>
  )
}
