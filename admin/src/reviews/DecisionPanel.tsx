import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffReviewDetails } from '@pravesh/contract'
import { type RefObject, useEffect, useState } from 'react'
import { Section } from './Section.tsx'
import { standardReasons } from './texts.ts'
import { useDecision } from './use-decision.ts'

type Props = { review: StaffReviewDetails; region: RefObject<HTMLElement | null> }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/**
 * The buttons of a decision, with their keys: p publishes, n asks for the reason of a refusal, s skips. The keys work while the focus is in
 * `region` and in no text field.
 */
export function DecisionPanel({ review, region }: Props) {
  const { translate, word } = useTranslations()
  const { pending, decide, skip } = useDecision(review)
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { status, waitingSince } = review
  const canPublish = status !== 'withdrawn' && (status !== 'published' || waitingSince !== null)
  const canReject = status === 'pending' || status === 'published'
  async function reject() {
    if (reason.trim() === '') setError(translate('Say why: the author reads it'))
    else setError(await decide('rejected', reason.trim()))
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
      if (!action || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return
      event.preventDefault()
      action()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
  return (
    <Section title={translate('Decision')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canPublish && (
          <Button
            variant="contained"
            loading={pending === 'published'}
            disabled={pending !== undefined}
            aria-keyshortcuts="p"
            onClick={() => void decide('published')}
          >
            {translate(status === 'published' ? 'Keep published' : 'Publish review')}
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
            {translate('Refuse review')}
          </Button>
        )}
        <Button
          loading={pending === 'skipped'}
          disabled={pending !== undefined}
          aria-keyshortcuts="s"
          onClick={() => void skip()}
        >
          {translate('Skip')}
        </Button>
      </Box>
      {isRefusing && (
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Box
            role="group"
            aria-label={translate('Insert a reason')}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {standardReasons.map((standard) => (
              <Chip
                key={standard.reason}
                label={word(standard.title)}
                onClick={() => setReason(translate(standard.reason))}
              />
            ))}
          </Box>
          <TextField
            label={translate('Reason')}
            helperText={error ?? translate('The author reads it')}
            error={error !== undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 1_000 } }}
            autoFocus
            multiline
            minRows={3}
            fullWidth
            required
          />
          <Button
            variant="contained"
            color="error"
            loading={pending === 'rejected'}
            disabled={pending !== undefined}
            onClick={() => void reject()}
          >
            {translate('Refuse and tell the author')}
          </Button>
        </Box>
      )}
      <Typography
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', mt: 1.5 }}
      >
        {translate('Keys: p publish, n refuse, s skip')}
      </Typography>
    </Section>
  )
}
