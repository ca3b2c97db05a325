import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'

/** The name of who asks, with a dot before it while the person who is signed in has not opened the enquiry. */
export function UnreadName({ name, unread }: { name: string; unread: boolean }) {
  const { translate } = useTranslations()
  return (
    <>
      {unread && (
        <Box
          component="span"
          role="img"
          aria-label={translate(inboxTexts.unread)}
          sx={{ display: 'inline-block', width: 8, height: 8, mr: 1, borderRadius: '50%', bgcolor: 'primary.main' }}
        />
      )}
      {name}
    </>
  )
}
