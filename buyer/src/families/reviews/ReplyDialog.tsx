import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { ownerReplyBody, type PublishedReview } from '@pravesh/contract'
import { useState } from 'react'
import { TextInput, useDataProvider, useResourceContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { ReviewText, Stars } from './ReviewText.tsx'

type DialogProps = { review: PublishedReview; onClose: () => void }

/**
 * Writes or changes the reply to a review. After a concurrent change of the review, the dialog displays the current version and retains
 * the input.
 */
export function ReplyDialog({ review: opened, onClose }: DialogProps) {
  const { text } = useTranslations()
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const { busy, act } = useAct('reviews', 'reply', { fields: ['reply'] })
  const [review, setReview] = useState(opened)
  // The form starts with the original reply: a refreshed record would replace the input.
  const [initial] = useState({ reply: opened.ownerReply })
  const { id, overall, updatedAt } = review
  const isChanged = updatedAt !== opened.updatedAt
  const resolver = formResolver(ownerReplyBody, ({ reply }) => ({ reply: reply ?? '', updatedAt }))
  async function submit(values: FieldValues) {
    const result = await act({ id, data: ownerReplyBody.parse(values) })
    if ('response' in result) {
      onClose()
      return undefined
    }
    const { error, body } = result.failure
    if (error.code === 'CONFLICT') {
      // Without it the dialog stays unchanged, and the toast gives the reason why the reply was not saved.
      const current = await dataProvider.getOne<PublishedReview>(resource, { id }).catch(() => undefined)
      if (current) setReview(current.data)
    }
    return body.errors
  }
  return (
    <FormDialog
      title={text(opened.ownerReply === null ? 'review.write' : 'review.change')}
      submit={text('review.publish')}
      busy={busy}
      record={initial}
      resolver={resolver}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box role="status">
        {isChanged && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {text('review.conflict')}
            {review.ownerReply !== opened.ownerReply && review.ownerReply !== null && (
              <Box sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
                <strong>{text('review.current')}</strong>: {review.ownerReply}
              </Box>
            )}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
        <Stars count={overall} />
        <ReviewText review={review} />
      </Box>
      <TextInput
        source="reply"
        label="review.reply"
        helperText="review.replyHelp"
        isRequired
        autoFocus
        fullWidth
        multiline
        minRows={4}
      />
    </FormDialog>
  )
}
