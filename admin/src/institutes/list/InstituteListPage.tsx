import { useTranslations } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { completenessBands, type Field } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactElement } from 'react'
import { SelectInput } from 'react-admin'
import { BulkActions } from '../../parts/bulk/BulkActions.tsx'
import { ChangeField } from '../../parts/bulk/ChangeField.tsx'
import { instituteBulkFields } from '../../parts/bulk/one-value-fields.ts'
import { ExportButton, type FileEndpoint } from '../../parts/ExportButton.tsx'
import { instituteFilters, newestFirst } from '../institute-columns.tsx'
import { MergeSelected } from '../merge/MergeSelected.tsx'
import { CountAll } from './CountAll.tsx'
import { CityFilter, StateFilter } from './PlaceFilters.tsx'

/** Completeness in English, by the endpoint's values. */
const bandLabels = {
  'below-50': instituteTexts.below50,
  '50-80': instituteTexts.from50To80,
  'above-80': instituteTexts.above80,
} as const

type InstituteListPageProps = {
  plural: ConsoleKey
  add: ConsoleKey
  columns: readonly ListColumn[]
  /** Filters of this kind of institute alone. */
  filters: Readonly<Record<string, Field>>
  /** Filters of this kind that no field declares. */
  moreFilters?: readonly ReactElement[]
  /** The catalogue of the cities. */
  cities: 'school-city' | 'college-city'
  perPage: number
  /** Exports the list. */
  endpoint: FileEndpoint
}

/** A list of institutes: narrowed by place, completeness and more, changed in bulk, counted and exported whole. */
export function InstituteListPage({ filters, moreFilters = [], cities, endpoint, ...props }: InstituteListPageProps) {
  const { translate } = useTranslations()
  const kind = props.plural === 'console.schools' ? 'schools' : 'colleges'
  const bands = completenessBands.map((id) => ({ id, name: translate(bandLabels[id]) }))
  return (
    <ListPage
      {...props}
      filters={{ ...instituteFilters, ...filters }}
      moreFilters={[
        <StateFilter key="state" source="state" label={translate(instituteTexts.state)} />,
        <CityFilter key="city" source="city" label={translate(sharedTexts.city)} reference={cities} />,
        <SelectInput
          key="completeness"
          source="completeness"
          label={translate(instituteTexts.completeness)}
          choices={bands}
          helperText={false}
        />,
        ...moreFilters,
      ]}
      sort={newestFirst}
      afterSummary={<CountAll />}
      actions={<ExportButton endpoint={endpoint} file={`${kind}.csv`} />}
      bulkActions={
        <>
          <BulkActions actions={['published', 'archived', 'deleted']} />
          <ChangeField fields={instituteBulkFields[kind]} />
          <MergeSelected />
        </>
      }
      pathOf={({ id }) => `/${kind}/edit/${id}`}
    />
  )
}
