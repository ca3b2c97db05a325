import { findEntity } from '@pravesh/contract'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  useGetManyAggregate,
} from 'react-admin'
import { defaultPageSize } from '../list/page-size.ts'
import { type Kind, shared, titleOf } from './kind.ts'
import { Beginning } from './LongText.tsx'

const bySearch = (q: string) => ({ q })
/** Choices offered at once, a whole page of places; typing searches all of them. */
const choicesOf = (to: string) => Math.max(50, defaultPageSize(findEntity(to)))

/** The names of records of an entity; empty until they are read. */
export function Names({ to, ids }: { to: string; ids: readonly number[] }) {
  const { data } = useGetManyAggregate<RaRecord>(to, { ids: [...ids] }, { enabled: ids.length > 0 })
  return <Beginning>{(data ?? []).map((record) => titleOf(findEntity(to), record)).join(', ')}</Beginning>
}
const orderOf = (to: string) => ({ field: findEntity(to)?.sort ?? 'id', order: 'ASC' as const })
const optionOf = (to: string) => (record: RaRecord) => titleOf(findEntity(to), record)

export const Reference: Kind<'reference'> = {
  Input: ({ field, ...props }) => (
    <ReferenceInput source={props.source} reference={field.to} perPage={choicesOf(field.to)} sort={orderOf(field.to)}>
      <AutocompleteInput {...shared({ field, ...props })} optionText={optionOf(field.to)} filterToQuery={bySearch} />
    </ReferenceInput>
  ),
  Column: ({ value, field }) => (typeof value === 'number' ? <Names to={field.to} ids={[value]} /> : ''),
}
export const References: Kind<'references'> = {
  Input: ({ field, ...props }) => (
    <ReferenceArrayInput
      source={props.source}
      reference={field.to}
      perPage={choicesOf(field.to)}
      sort={orderOf(field.to)}
    >
      <AutocompleteArrayInput
        {...shared({ field, ...props })}
        optionText={optionOf(field.to)}
        filterToQuery={bySearch}
      />
    </ReferenceArrayInput>
  ),
  Column: ({ value, field }) => (Array.isArray(value) ? <Names to={field.to} ids={value} /> : ''),
  wide: true,
}
