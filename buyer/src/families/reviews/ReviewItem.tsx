import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type PublishedReview, reviewAspects } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useCanAccess, useResourceContext } from 'react-admin'
import { ReviewReply } from './ReviewReply.tsx'
import { ReviewText, Stars } from './ReviewText.tsx'

/** A published review with its reply; one without a reply is marked. */
export function ReviewItem({ review, onReply }: { review: PublishedReview; onReply: () => void }) {
  const { text, language } = useTranslations()
  const { canAccess: canReply = false } = useCanAccess({ resource: useResourceContext() ?? '', action: 'reply' })
  const { id, role, fromYear, toYear, overall, aspects, verification, ownerReply, createdAt } = review
  const years = [...new Set([fromYear, toYear].filter((year) => year !== null))].join('–')
  const details = [
    years,
    formatDate(createdAt.slice(0, 10), language),
    verification !== 'none' && text(`review.${verification}`),
  ]
  const rated = reviewAspects.flatMap((aspect) => {
    const stars = aspects[aspect]
    return stars === undefined ? [] : [`${text(`review.${aspect}`)} ${stars}`]
  })
  return (
    <Box
      component="li"
      aria-label={text('review.item', { id })}
      sx={{ p: { xs: 2, md: 3 }, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1 }}>
        <Stars count={overall} />
        <Typography component="h2" variant="subtitle2" sx={{ fontWeight: 600 }}>
          {text(`review.${role}`)}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flex: { xs: '1 1 100%', sm: 1 }, order: { xs: 1, sm: 0 } }}
        >
          {details.filter(Boolean).join(' · ')}
        </Typography>
        {ownerReply === null && <Chip size="small" color="warning" variant="outlined" label={text('review.noReply')} />}
      </Box>
      <ReviewText review={review} />
      {rated.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {rated.join(' · ')}
        </Typography>
      )}
      {ownerReply === null && canReply && (
        <Button variant="contained" size="small" onClick={onReply} sx={{ mt: 1.5 }}>
          {text('review.write')}
        </Button>
      )}
      {ownerReply !== null && <ReviewReply review={review} reply={ownerReply} onChange={onReply} />}
    </Box>
  )
}
