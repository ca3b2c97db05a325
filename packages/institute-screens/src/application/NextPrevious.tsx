import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { useEffect, useState } from 'react'
import { type SortPayload, usePrevNextController } from 'react-admin'
import { Link } from 'react-router-dom'

type NeighbourProps = {
  /** True within `NeighbourKeys`. */
  hasKeys?: boolean
  /** Order and filters of the list where nobody has set others. */
  sort: SortPayload
  filterDefaultValues: Readonly<Record<string, unknown>>
}
type Paths = { prevPath: string | undefined; nextPath: string | undefined }

/** As many rows as the list's endpoint answers at once. */
const limit = 100

/**
 * Links to the records before and after this one, in the order and with the filters of the list. They stay as they were when a change
 * takes the record out of that list. Rendered anew for each record.
 */
export function NextPrevious({ hasKeys = false, ...props }: NeighbourProps) {
  const shortcut = (key: string) => (hasKeys ? key : undefined)
  const { translate } = useTranslations()
  const { index, isPending, prevPath, nextPath } = usePrevNextController({ ...props, limit })
  const [known, setKnown] = useState<Paths>()
  const isInList = !isPending && index !== undefined
  useEffect(() => {
    if (isInList) setKnown({ prevPath, nextPath })
  }, [isInList, prevPath, nextPath])
  const paths = isInList ? { prevPath, nextPath } : known
  if (!paths?.prevPath && !paths?.nextPath) return null
  return (
    <>
      {paths.prevPath && (
        <Button
          component={Link}
          to={paths.prevPath}
          rel="prev"
          aria-keyshortcuts={shortcut('k')}
          startIcon={<NavigateBefore />}
        >
          {translate(decisionTexts.previous)}
        </Button>
      )}
      {paths.nextPath && (
        <Button
          component={Link}
          to={paths.nextPath}
          rel="next"
          aria-keyshortcuts={shortcut('j')}
          endIcon={<NavigateNext />}
        >
          {translate(decisionTexts.next)}
        </Button>
      )}
    </>
  )
}
