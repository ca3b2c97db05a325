import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { CreateButton, useListContext, useResourceDefinition } from 'react-admin'

const Stage = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
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

/** Nothing yet, nothing found, or not read: each says what can be done. */
export function ListState({ plural }: { plural: string }) {
  const { error, filterValues, setFilters, refetch, page, setPage } = useListContext()
  const { hasCreate } = useResourceDefinition()
  if (error)
    return (
      <Stage
        title="This list could not be read"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Stage>
    )
  if (Object.keys(filterValues ?? {}).length > 0)
    return (
      <Stage
        title="Nothing matches"
        action={
          <Button variant="outlined" onClick={() => setFilters({})}>
            Clear the filters
          </Button>
        }
      >
        No {plural.toLowerCase()} are as the search and the filters say. Take one away, or search with fewer words.
      </Stage>
    )
  if (page > 1)
    return (
      <Stage
        title="This page is empty"
        action={
          <Button variant="outlined" onClick={() => setPage(1)}>
            To the first page
          </Button>
        }
      >
        There are fewer {plural.toLowerCase()} than before.
      </Stage>
    )
  return (
    <Stage title="Nothing here yet" action={hasCreate && <CreateButton variant="contained" />}>
      {hasCreate ? `Add the first, and it will stand here.` : `${plural} will stand here as they arrive.`}
    </Stage>
  )
}

/** Rows to come. */
export const ListWaiting = () => (
  <Box aria-busy="true" aria-label="Reading" sx={{ p: 2 }}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <Skeleton key={row} height={36} />
    ))}
  </Box>
)
