import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useOnline } from '../console/use-online.ts'
import { useWords } from '../language/words.ts'
import { isLoadFailure, reloadOnce } from './load-failure.ts'
import { PageHead } from './PageHead.tsx'

/**
 * In place of a page that could not be drawn. A script that could not be loaded is loaded again by itself, once the network is back
 * or from the current deployment; other faults can be tried again.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const online = useOnline()
  const { text } = useWords()
  const loading = isLoadFailure(error)
  const kind = !loading ? 'fault' : online ? 'newVersion' : 'offline'
  useEffect(() => {
    if (loading && online) reloadOnce()
  }, [loading, online])
  return (
    <div role="alert">
      <PageHead title={text(`problem.${kind}Title`)} />
      <Typography sx={{ maxWidth: '60ch', mb: 2 }}>{text(`problem.${kind}Text`)}</Typography>
      {kind !== 'offline' && (
        <Button variant="contained" onClick={() => window.location.reload()}>
          {text('list.tryAgain')}
        </Button>
      )}
    </div>
  )
}
