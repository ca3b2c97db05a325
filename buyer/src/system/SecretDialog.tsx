import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { useCopy } from '@pravesh/console-kit/account/own/app/use-copy'
import type { WebhookWithSecret } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { webhookTexts } from '@pravesh/messages/screens/institute/webhook'

type SecretProps = { webhook: WebhookWithSecret; onClose: () => void }

/** The secret of a webhook, which is shown this once. Only its button closes it. */
export function SecretDialog({ webhook: { name, secret, earlierSecretUntil }, onClose }: SecretProps) {
  const { translate, language } = useTranslations()
  const copy = useCopy()
  return (
    <Dialog open aria-labelledby="webhook-secret" fullWidth maxWidth="sm">
      <DialogTitle id="webhook-secret">{`${translate(webhookTexts.secret)}: ${name}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">{translate(webhookTexts.secretOnce)}</Typography>
        {earlierSecretUntil !== null && (
          <Typography variant="body2">
            {translate(webhookTexts.earlierToo, { time: formatDateTime(earlierSecretUntil, language) })}
          </Typography>
        )}
        <TextField
          label={translate(webhookTexts.secret)}
          value={secret}
          multiline
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => copy(secret)}>{translate(webhookTexts.copy)}</Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate(webhookTexts.stored)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
