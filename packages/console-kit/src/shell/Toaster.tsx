import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Snackbar from '@mui/material/Snackbar'
import { toast } from '@pravesh/theme'
import { useEffect, useState } from 'react'
import { type NotificationPayload, type NotificationType, useNotificationContext, useTranslate } from 'react-admin'

const titles: Record<NotificationType, string> = {
  success: 'Done',
  info: 'Done',
  warning: 'Please note',
  error: 'Error',
}
const durations: Record<NotificationType, number> = {
  success: toast.duration.short,
  info: toast.duration.short,
  warning: toast.duration.medium,
  error: toast.duration.medium,
}

/** Toasts at top-right: title, message, dismissible, told to screen readers. Pointing at one keeps it. */
export function Toaster() {
  const { notifications, takeNotification } = useNotificationContext()
  const [shown, setShown] = useState<NotificationPayload>()
  const [open, setOpen] = useState(false)
  const translate = useTranslate()

  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next) return
    setShown(next)
    setOpen(true)
  }, [notifications, takeNotification])

  const { message, type = 'error', notificationOptions: options = {} } = shown ?? {}
  const words = typeof message === 'string' ? translate(message, options.messageArgs) : message
  const severity = type === 'info' ? 'success' : type
  return (
    <Snackbar
      key={typeof words === 'string' ? words : 'toast'}
      open={open && shown !== undefined}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={options.autoHideDuration === undefined ? durations[type] : options.autoHideDuration}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') setOpen(false)
      }}
      sx={{ width: toast.width, maxWidth: 'calc(100vw - 16px)', mt: { xs: 6, sm: 5 } }}
    >
      <Alert
        role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
        severity={severity}
        variant="outlined"
        onClose={() => setOpen(false)}
        sx={{ width: '100%', bgcolor: 'background.paper', borderLeftWidth: 4, boxShadow: 3, overflowWrap: 'anywhere' }}
      >
        <AlertTitle sx={{ mb: 0 }}>{typeof options.title === 'string' ? options.title : titles[type]}</AlertTitle>
        {words || 'error occur'}
      </Alert>
    </Snackbar>
  )
}
