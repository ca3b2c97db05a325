import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useCreatePath, useListContext, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { inSentence } from '../language/in-sentence.ts'
import { type LabelKey, useTranslations } from '../language/translations.ts'
import { useOnline } from '../requests/use-online.ts'

/** A message in place of a list, with possible actions. */
export const ListMessage = ({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action?: ReactNode
}) => (
  <Box sx={{ py: 8, px: 2, textAlign: 'center' }}>
    <Typography variant="h6" component="p">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '52ch', mx: 'auto', mt: 1, mb: 3 }}>
      {children}
    </Typography>
    {action}
  </Box>
)

/** react-admin's own button floats on a phone, where the one of the page's head floats already. */
function AddFirst() {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  return (
    <Button component={Link} to={createPath({ resource, type: 'create' })} variant="contained" startIcon={<Add />}>
      {translate('ra.action.create')}
    </Button>
  )
}

/** No records yet, no results, or a read error: each with its actions. */
export function ListState({ plural: labelKey }: { plural: LabelKey }) {
  const { error, filterValues, setFilters, refetch, page, setPage } = useListContext()
  const { hasCreate } = useResourceDefinition()
  const { text, word } = useTranslations()
  const plural = word(labelKey)
  if (error)
    return (
      <ListMessage
        title={text('list.failed', { plural: inSentence(plural) })}
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            {text('list.tryAgain')}
          </Button>
        }
      >
        {error.message}
      </ListMessage>
    )
  if (Object.keys(filterValues ?? {}).length > 0)
    return (
      <ListMessage
        title={text('list.noMatch')}
        action={
          <Button variant="outlined" onClick={() => setFilters({})}>
            {text('list.clearFilters')}
          </Button>
        }
      >
        {text('list.noMatchText', { plural: inSentence(plural) })}
      </ListMessage>
    )
  if (page > 1)
    return (
      <ListMessage
        title={text('list.emptyPage')}
        action={
          <Button variant="outlined" onClick={() => setPage(1)}>
            {text('list.firstPage')}
          </Button>
        }
      >
        {text('list.emptyPageText', { plural: inSentence(plural) })}
      </ListMessage>
    )
  return (
    <ListMessage title={text('list.empty')} action={hasCreate && <AddFirst />}>
      {hasCreate ? text('list.addFirst') : text('list.willArrive', { plural })}
    </ListMessage>
  )
}

/** Rows to come; without a network, word that they come once it is back. */
export function ListWaiting() {
  const online = useOnline()
  const { text } = useTranslations()
  if (!online) return <ListMessage title={text('problem.offlineTitle')}>{text('problem.offlineText')}</ListMessage>
  return <Rows />
}
const Rows = () => (
  <Box aria-busy="true" aria-label={useTranslations().text('form.readingRecord')} sx={{ p: 2 }}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <Skeleton key={row} height={36} />
    ))}
  </Box>
)
