import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { PublishedReview } from '@pravesh/contract'

/** Stars of a review, of five. */
export function Stars({ count }: { count: number }) {
  const { text } = useTranslations()
  return (
    <Box role="img" aria-label={text('review.stars', { count })} sx={{ display: 'flex', color: 'warning.main' }}>
      {[1, 2, 3, 4, 5].map((place) =>
        place <= count ? <Star key={place} fontSize="small" /> : <StarBorder key={place} fontSize="small" />,
      )}
    </Box>
  )
}

/** The author's text: positive and negative points. */
export function ReviewText({ review }: { review: Pick<PublishedReview, 'pros' | 'cons'> }) {
  const { text } = useTranslations()
  const parts = [
    { name: 'pros', label: text('review.pros'), words: review.pros },
    { name: 'cons', label: text('review.cons'), words: review.cons },
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {parts.map(({ name, label, words: text }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
