import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffApplicationRow } from '@pravesh/contract'
import { type MoveOption, statusLabel } from '@pravesh/institute-screens/application/status-label'
import { formatCount } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { useEffect, useId, useRef } from 'react'
import { useGetList, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { oldestFirst } from '../ApplicationTabs.tsx'
import { BoardCard } from './BoardCard.tsx'

type ColumnProps = {
  state: StaffApplicationRow['status']
  /** How many there are; undefined until it is read. */
  count: number | undefined
  canMove: boolean
  canDrag: boolean
  /** Whether the column takes the card that is dragged now. */
  reception: 'accepts' | 'refuses' | undefined
  /** The application whose card takes the focus, as it was moved here. */
  focused: number | undefined
  onDrag: (application: StaffApplicationRow | undefined) => void
  onMove: (application: StaffApplicationRow, option: MoveOption) => void
}

/** The most cards of a column; the list has the rest. */
const pagination = { page: 1, perPage: 50 }
const byPlace = { field: 'waitlistNumber', order: 'ASC' as const }

const surfaces = {
  accepts: { borderColor: 'primary.main', borderStyle: 'dashed' },
  refuses: { opacity: 0.4 },
} as const

/** Applications in one state: the longest waiting on top, the waiting list by its places. */
export function BoardColumn(props: ColumnProps) {
  const { state, count, canMove, canDrag, reception, focused, onDrag, onMove } = props
  const { translate, language } = useTranslations()
  const resource = useResourceContext() ?? ''
  const titleId = useId()
  const region = useRef<HTMLElement>(null)
  const sort = state === 'waitlisted' ? byPlace : oldestFirst
  const { data = [], error } = useGetList<StaffApplicationRow>(resource, {
    pagination,
    sort,
    filter: { status: state },
  })
  const more = (count ?? data.length) - data.length
  useEffect(() => {
    if (!region.current || !canDrag) return undefined
    return dropTargetForElements({
      element: region.current,
      getData: () => ({ state }),
      canDrop: ({ source }) => Array.isArray(source.data.targets) && source.data.targets.includes(state),
    })
  }, [state, canDrag])
  return (
    <Box
      component="section"
      ref={region}
      aria-labelledby={titleId}
      sx={{
        ...{ flex: { xs: '1 1 100%', md: '0 0 232px' }, minWidth: 0, p: 1, border: 1, borderColor: 'divider' },
        ...{ borderRadius: 1, bgcolor: 'background.default', ...(reception && surfaces[reception]) },
      }}
    >
      <Typography component="h2" variant="subtitle2" id={titleId} sx={{ mb: 1 }}>
        {statusLabel(state)} {count !== undefined && formatCount(count, language)}
      </Typography>
      {error instanceof Error && <Typography color="error">{error.message}</Typography>}
      {data.length === 0 && !error && (
        <Typography variant="body2" color="textSecondary">
          {translate(decisionTexts.emptyColumn)}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map((application) => (
          <BoardCard
            key={application.id}
            application={application}
            canMove={canMove}
            canDrag={canDrag}
            isFocused={focused === application.id}
            onDrag={onDrag}
            onMove={onMove}
          />
        ))}
      </Box>
      {more > 0 && (
        <MuiLink
          component={Link}
          to={`/${resource}?${new URLSearchParams({ filter: JSON.stringify({ status: state }) })}`}
          sx={{ display: 'block', mt: 1 }}
        >
          {translate(decisionTexts.moreInList, { count: formatCount(more, language) })}
        </MuiLink>
      )}
    </Box>
  )
}
