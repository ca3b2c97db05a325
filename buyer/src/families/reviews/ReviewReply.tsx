import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { PublishedReview } from '@pravesh/contract'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useAct } from '../../api.ts'

type ReplyProps = { review: PublishedReview; reply: string; onChange: () => void }

/** The institute's reply to a review, which can be changed or removed. */
export function ReviewReply({ review: { id, updatedAt }, reply, onChange }: ReplyProps) {
  const { text } = useTranslations()
  const [isConfirming, setConfirming] = useState(false)
  const { busy, act, canAct } = useAct('reviews', 'reply')
  async function takeBack() {
    await act({ id, data: { reply: null, updatedAt } })
    setConfirming(false)
  }
  return (
    <Box sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
      <Typography component="h3" variant="body2" color="textSecondary">
        {text('review.reply')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{reply}</Typography>
      <Box sx={{ display: canAct ? 'flex' : 'none', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={onChange}>
          {text('review.change')}
        </Button>
        <Button color="error" size="small" onClick={() => setConfirming(true)}>
          {text('review.takeBack')}
        </Button>
      </Box>
      <Confirm
        isOpen={isConfirming}
        loading={busy}
        title="review.takeBackTitle"
        content="review.takeBackText"
        confirm="review.takeBack"
        cancel="console.cancel"
        confirmColor="warning"
        onConfirm={() => void takeBack()}
        onClose={() => setConfirming(false)}
      />
    </Box>
  )
}
