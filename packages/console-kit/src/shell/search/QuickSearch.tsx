import Dialog from '@mui/material/Dialog'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../language/translations.ts'

const load = () => import('./SearchBox.tsx')
const SearchBox = lazy(async () => ({ default: (await load()).SearchBox }))

type QuickSearchProps = { open: boolean; setOpen: (open: boolean) => void }

/** ⌘K: goes to any page of the console, and to records by their names and numbers. */
export function QuickSearch({ open, setOpen }: QuickSearchProps) {
  const navigate = useNavigate()
  const { text } = useTranslations()
  // Fetched once the page has come to rest, so that a press finds it there, also without a network.
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed one is fetched again when the search is opened, and reports its error there.
      load().catch(() => undefined)
    }, 3_000)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [setOpen])
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': text('console.search'),
          sx: { position: 'absolute', top: 48, m: 2, p: 2, overflow: 'visible' },
        },
      }}
    >
      <Suspense fallback={null}>
        <SearchBox
          onGo={(target) => {
            setOpen(false)
            if (target) navigate(target.to)
          }}
        />
      </Suspense>
    </Dialog>
  )
}
