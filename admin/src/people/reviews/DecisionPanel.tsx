import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { UnsavedGuard } from '@pravesh/console-kit/form/leave/UnsavedGuard'
import type { StaffReviewDetails } from '@pravesh/contract'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { type RefObject, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { TitledSection } from '../TitledSection.tsx'
import { RejectionForm } from './RejectionForm.tsx'
import { useDecision } from './use-decision.ts'

type Props = { review: StaffReviewDetails; region: RefObject<HTMLElement | null> }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/**
 * The buttons of a decision, with their shortcuts: p publishes, n opens the rejection form, s skips. The shortcuts work while the focus is
 * in `region` and in no text field, and the rejection form is closed.
 */
export function DecisionPanel({ review, region }: Props) {
  const { translate } = useTranslations()
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const { pending, decide, skip } = useDecision(review, () => form.reset())
  const [isRefusing, setRefusing] = useState(false)
  const { status, waitingSince } = review
  const canPublish = status !== 'withdrawn' && (status !== 'published' || waitingSince !== null)
  const canReject = status === 'pending' || status === 'published'
  const reject = form.handleSubmit(async ({ reason }) => {
    const setError = (message: string) => form.setError('reason', { message }, { shouldFocus: true })
    if (reason.trim() === '') return setError(translate(reviewTexts.sayWhyTheAuthorReads))
    const error = await decide('rejected', reason.trim())
    if (error !== undefined) setError(error)
  })
  function cancel() {
    setRefusing(false)
    region.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const element = region.current
    if (!element || pending) return
    const actions: Readonly<Record<string, (() => void) | false>> = {
      p: canPublish && (() => void decide('published')),
      n: canReject && (() => setRefusing(true)),
      s: () => void skip(),
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event
      const action = Object.hasOwn(actions, key) && actions[key]
      // No shortcut works next to an open rejection form.
      if (isRefusing && key !== 'n') return
      if (!action || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return
      event.preventDefault()
      action()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
  return (
    <TitledSection title={translate(reviewTexts.decision)}>
      <FormProvider {...form}>
        <UnsavedGuard />
      </FormProvider>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canPublish && (
          <Button
            variant="contained"
            loading={pending === 'published'}
            disabled={pending !== undefined}
            aria-keyshortcuts="p"
            onClick={() => void decide('published')}
          >
            {translate(status === 'published' ? reviewTexts.keepPublished : reviewTexts.publishReview)}
          </Button>
        )}
        {canReject && !isRefusing && (
          <Button
            variant="outlined"
            color="error"
            disabled={pending !== undefined}
            aria-keyshortcuts="n"
            onClick={() => setRefusing(true)}
          >
            {translate(reviewTexts.refuseReview)}
          </Button>
        )}
        <Button
          loading={pending === 'skipped'}
          disabled={pending !== undefined}
          aria-keyshortcuts="s"
          onClick={() => void skip()}
        >
          {translate(reviewTexts.skip)}
        </Button>
      </Box>
      {isRefusing && (
        <FormProvider {...form}>
          <RejectionForm
            review={review}
            busy={pending === 'rejected'}
            disabled={pending !== undefined}
            onSubmit={() => void reject()}
            onCancel={cancel}
          />
        </FormProvider>
      )}
      {!isRefusing && (
        <Typography
          variant="caption"
          component="p"
          sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', mt: 1.5 }}
        >
          {translate(reviewTexts.keysPPublishNRefuse)}
        </Typography>
      )}
    </TitledSection>
  )
}
