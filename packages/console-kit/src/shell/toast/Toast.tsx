import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Snackbar from '@mui/material/Snackbar'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { toast } from '@pravesh/theme'
import type { ReactNode } from 'react'
import { useTranslations } from '../../language/translations.ts'

type ToastKind = 'success' | 'info' | 'warning' | 'error'

const titles = {
  success: 'console.toastDone',
  info: 'console.toastDone',
  warning: 'console.toastNote',
  error: 'console.toastError',
} as const satisfies Record<ToastKind, ConsoleKey>
const durations: Record<ToastKind, number> = {
  success: toast.duration.short,
  info: toast.duration.short,
  warning: toast.duration.medium,
  error: toast.duration.medium,
}

type ToastProps = {
  open: boolean
  onClose: () => void
  kind: ToastKind
  /** Of the specification: 'error occur' where nothing better is known. */
  message: ReactNode
  title?: string | undefined
  /** Milliseconds; null stays until it is closed. */
  duration?: number | null | undefined
}

/** A toast at top-right, over the header and above the buttons of the page: title, message, dismissible, announced by screen readers. Hovering it prevents its disappearance. */
export function Toast({ open, onClose, kind, message, title, duration }: ToastProps) {
  const { text } = useTranslations()
  return (
    <Snackbar
      open={open}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={duration === undefined ? durations[kind] : duration}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose()
      }}
      sx={{
        width: toast.width,
        maxWidth: 'calc(100vw - 16px)',
        top: { xs: 4, sm: 4 },
        '& .MuiAlert-message': { py: 0.5 },
      }}
    >
      <Alert
        role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
        severity={kind === 'info' ? 'success' : kind}
        variant="outlined"
        onClose={onClose}
        sx={{ width: '100%', bgcolor: 'background.paper', borderLeftWidth: 4, boxShadow: 3, overflowWrap: 'anywhere' }}
      >
        <AlertTitle sx={{ mb: 0 }}>{title ?? text(titles[kind])}</AlertTitle>
        {message || text('console.toastFallback')}
      </Alert>
    </Snackbar>
  )
}
