import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { visuallyHidden } from '@pravesh/console-kit/page/visually-hidden'
import { takeBackSeconds } from '@pravesh/contract'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { useEffect, useRef, useState } from 'react'

/** Whole seconds until a reply that was sent now can no longer be taken back. */
function useSecondsLeft(): number {
  const [left, setLeft] = useState(takeBackSeconds)
  useEffect(() => {
    const end = Date.now() + takeBackSeconds * 1000
    // By the clock: a tab in the background counts late.
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [])
  return left
}

/** Seconds until a reply is sent, with the button that takes it back. The seconds are not read aloud, the beginning and the end are. */
export function TakeBack({ busy, onTakeBack }: { busy: boolean; onTakeBack: () => void }) {
  const { translate } = useTranslations()
  const left = useSecondsLeft()
  const isOpen = left > 0
  const line = useRef<HTMLDivElement>(null)
  // On a phone it is below the emptied box.
  useEffect(() => {
    line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Box
      ref={line}
      sx={{ scrollMarginBottom: 16, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}
    >
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {isOpen ? translate(enquiryTexts.sentIn, { seconds: left }) : translate(enquiryTexts.theReplyIsSent)}
      </Typography>
      <Box component="span" role="status" sx={visuallyHidden}>
        {isOpen
          ? translate(enquiryTexts.itCanBeTakenBack, { seconds: takeBackSeconds })
          : translate(enquiryTexts.theReplyIsSent)}
      </Box>
      {isOpen && (
        <Button size="small" loading={busy} onClick={onTakeBack}>
          {translate(enquiryTexts.takeBack)}
        </Button>
      )}
    </Box>
  )
}
