import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslations } from '../language/translations.ts'
import { useOnline } from '../requests/use-online.ts'
import { isLoadFailure, isReachable, reloadOnce } from './load-failure.ts'
import { PageHead } from './PageHead.tsx'

/**
 * Displayed in place of a page after an error. A script that failed to load is loaded again automatically, once the network is back or
 * from the current deployment; other errors have a retry button.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const online = useOnline()
  const { text } = useTranslations()
  const loading = isLoadFailure(error)
  const [unreachable, setUnreachable] = useState(false)
  const kind = !loading ? 'fault' : online ? 'newVersion' : 'offline'
  useEffect(() => {
    if (loading && online) reloadOnce()
  }, [loading, online])
  const onRetry = async () => {
    setUnreachable(false)
    // Reloading without a network would end in the browser's own error page, outside the console.
    if (await isReachable()) window.location.reload()
    else setUnreachable(true)
  }
  return (
    <div role="alert">
      <PageHead title={text(`problem.${kind}Title`)} />
      <Typography sx={{ maxWidth: '60ch', mb: 2 }}>{text(`problem.${kind}Text`)}</Typography>
      <Button variant="contained" onClick={() => (kind === 'offline' ? void onRetry() : window.location.reload())}>
        {text('list.tryAgain')}
      </Button>
      {unreachable && (
        <Typography role="status" sx={{ mt: 1 }}>
          {text('problem.stillOffline')}
        </Typography>
      )}
    </div>
  )
}
