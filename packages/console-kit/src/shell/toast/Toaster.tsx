import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'
import { useTranslations } from '../../language/translations.ts'
import { Toast } from './Toast.tsx'

/** react-admin's notifications, one toast after another: a new one replaces the last. */
export function Toaster() {
  const { notifications, takeNotification } = useNotificationContext()
  const [notification, setNotification] = useState<NotificationPayload & { sequence: number }>()
  const [open, setOpen] = useState(false)
  const translate = useTranslate()
  const { translateSentence } = useTranslations()

  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next) return
    setNotification((last) => ({ ...next, sequence: (last?.sequence ?? 0) + 1 }))
    setOpen(true)
  }, [notifications, takeNotification])

  if (!notification) return null
  const { message, type, sequence, notificationOptions: options = {} } = notification
  return (
    <Toast
      // A new toast restarts its time, even with the same text.
      key={sequence}
      open={open}
      onClose={() => setOpen(false)}
      kind={type}
      message={typeof message === 'string' ? translateSentence(translate(message, options.messageArgs)) : message}
      title={typeof options.title === 'string' ? translateSentence(options.title) : undefined}
      duration={options.autoHideDuration}
    />
  )
}
