import { type Theme, useMediaQuery } from '@mui/material'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Field } from '@pravesh/contract'
import { isSameJson } from '@pravesh/data-provider'
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import {
  CreateButton,
  FilterButton,
  FilterContext,
  ListBase,
  NullableBooleanInput,
  type RaRecord,
  SearchInput,
  type SortPayload,
  useCanAccess,
  useListContext,
  useResourceDefinition,
} from 'react-admin'
import { FieldInput } from '../fields/FieldInput.tsx'
import { labelIn } from '../fields/kind.ts'
import { type LabelKey, useTranslations } from '../language/translations.ts'
import type { WatchedRows } from '../news/NewRows.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { pageSizesFor } from '../requests/page-size.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { CountedList } from './CountedList.tsx'
import type { ListColumn } from './columns.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListPagination } from './ListPagination.tsx'
import { ListState, ListWaiting } from './ListStates.tsx'
import { ListSummary } from './ListSummary.tsx'
import { RecordCards } from './records/RecordCards.tsx'
import { RecordTable } from './records/RecordTable.tsx'
import { SortMenu } from './SortMenu.tsx'
import { useSelectionReset } from './selection/use-selection-reset.ts'

const NewRows = lazy(async () => ({ default: (await import('../news/NewRows.tsx')).NewRows }))

type ListPageProps = {
  /** The plural name of the records. */
  plural: LabelKey
  /** Heading of the page, if it is not the plural name. */
  title?: LabelKey
  /** Label of the button that adds one. */
  add?: string
  columns: readonly ListColumn[]
  /** Fields that a list can be narrowed by. */
  filters: Readonly<Record<string, Field>>
  perPage: number
  sort: SortPayload
  /** Where a record opens, if not at react-admin's own address. */
  pathOf?: (record: RaRecord) => string | undefined
  /** A permanent filter of every query of the list; `storeKey` separates its stored settings. */
  filter?: Readonly<Record<string, unknown>>
  storeKey?: string
  /** Filters that the list opens with. */
  filterDefaultValues?: Readonly<Record<string, unknown>>
  /** Rendered instead of an empty list that only those filters restrict. */
  empty?: ReactNode
  /** Rendered above the search, within the list's context. */
  above?: ReactNode
  /** False for read-only lists. */
  canChange?: boolean
  /** False where the list has no order by its last change, and no time of it. */
  dated?: boolean
  /** The rows, in place of table and cards. The columns then declare the orders only. */
  children?: ReactNode
  /** Filters that no field declares, as react-admin's inputs. */
  moreFilters?: readonly ReactElement[]
  /** Buttons for selected rows, in place of the one that deletes. */
  bulkActions?: ReactNode
  /** Buttons next to those of the list, within its context. */
  actions?: ReactNode
  /** Rendered after the number of records, within the list's context. */
  afterSummary?: ReactNode
  /** Work that comes in while the list is open: a button shows it. */
  watch?: WatchedRows
  /** Renders a wrapper around table and cards, within the list's context. */
  wrapRows?: (rows: ReactNode) => ReactNode
}

function filterInputs(filters: ListPageProps['filters']): ReactElement[] {
  const inputs = Object.entries(filters).map(([name, field]) => {
    const label = labelIn(filters, name)
    // A filter never demands a value, and its help belongs to the form.
    const { required, help, ...filterField } = field
    return field.kind === 'boolean' ? (
      <NullableBooleanInput key={name} source={name} label={label} helperText={false} />
    ) : (
      <FieldInput key={name} source={name} label={label} field={filterField as Field} />
    )
  })
  return [<SearchInput key="q" source="q" alwaysOn />, ...inputs]
}

function ListBody(props: ListPageProps) {
  const { plural, columns, pathOf, perPage, canChange = true, filterDefaultValues, empty, children } = props
  const { wrapRows = (rows: ReactNode) => rows, bulkActions } = props
  const { resource, isPending, isFetching, isPlaceholderData, error, data, filterValues, page } = useListContext()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { hasEdit, hasShow } = useResourceDefinition()
  const canOpen = Boolean(hasEdit || hasShow)
  const { canAccess: mayDelete = true } = useCanAccess({ resource, action: 'delete' })
  useSelectionReset()
  if (isPending) return <ListWaiting />
  const isFirst = page === 1 && isSameJson(filterValues, filterDefaultValues ?? {})
  if (!error && data?.length === 0 && empty && isFirst) return empty
  if (error || !data || data.length === 0) return <ListState plural={plural} />
  // Rows of the query before this one stay until the new ones arrive, and must not be taken for them.
  const isStale = isFetching && isPlaceholderData
  const maxSelected = Math.max(...pageSizesFor(perPage))
  const canSelect = canChange && (bulkActions !== undefined || mayDelete)
  const rows = { pathOf, canDelete: canSelect, canOpen, maxSelected, bulkActions }
  const generated = phone ? <RecordCards columns={columns} {...rows} /> : <RecordTable columns={columns} {...rows} />
  return (
    <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.5 : 1, transition: 'opacity 150ms' }}>
      {wrapRows(children ?? generated)}
    </Box>
  )
}

/**
 * Columns of a table, order of cards. Also while there are no rows yet: a button that appeared with them would move the one that somebody
 * is about to press.
 */
function Columns({ columns, children }: Pick<ListPageProps, 'columns' | 'children'>) {
  if (children) return <SortMenu columns={columns} />
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <ColumnsMenu columns={columns} />
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <SortMenu columns={columns} />
      </Box>
    </>
  )
}

/** A list page: how many and how fresh, search, filters, columns, order, bulk deletion, and every state in between. */
export function ListPage(props: ListPageProps) {
  const {
    plural,
    title = plural,
    add,
    columns,
    filters,
    perPage,
    sort,
    canChange = true,
    filterDefaultValues,
    above,
    children,
  } = props
  const { moreFilters = [], actions, afterSummary, dated = canChange, filter, storeKey, watch } = props
  const { word } = useTranslations()
  const { hasCreate } = useResourceDefinition()
  const inputs = [...filterInputs(filters), ...moreFilters]
  return (
    <ListBase
      perPage={perPage}
      sort={sort}
      exporter={false}
      {...(filterDefaultValues && { filterDefaultValues })}
      {...(filter && { filter })}
      {...(storeKey && { storeKey })}
    >
      <CountedList>
        <FilterContext.Provider value={inputs}>
          <PageHead
            title={word(title)}
            detail={
              <>
                <ListSummary filters={filters} dated={dated} />
                {afterSummary}
                {watch && (
                  <Suspense fallback={<Box sx={{ minHeight: 32 }} />}>
                    <NewRows {...watch} filter={filter} />
                  </Suspense>
                )}
              </>
            }
            actions={
              <>
                {inputs.length > 1 && <FilterButton disableSaveQuery={false} />}
                <Columns columns={columns}>{children}</Columns>
                {actions}
                {hasCreate && <CreateButton {...(add && { label: add })} variant="contained" />}
              </>
            }
          />
          {above}
          <ListFilters />
          <Paper variant="outlined" sx={{ overflow: 'clip' }}>
            <ListBody {...props} />
          </Paper>
          <ListPagination pageSizes={pageSizesFor(perPage)} />
        </FilterContext.Provider>
      </CountedList>
    </ListBase>
  )
}
