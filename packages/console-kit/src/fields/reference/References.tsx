import { type FieldOf, findEntity } from '@pravesh/contract'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  useGetManyAggregate,
} from 'react-admin'
import { defaultPageSize } from '../../requests/page-size.ts'
import { type InputProps, type Kind, shared, titleOf } from '../kind.ts'
import { Beginning } from '../text/LongText.tsx'
import { useCreateOption } from './use-create-option.tsx'
import { useInitialFromForm } from './use-initial-from-form.ts'

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

function OneInput({ field, ...props }: InputProps<FieldOf<'reference'>>) {
  const createOption = useCreateOption(field.to, useInitialFromForm(field.to, props.source))
  return (
    <ReferenceInput source={props.source} reference={field.to} perPage={choicesOf(field.to)} sort={orderOf(field.to)}>
      <AutocompleteInput
        {...shared({ field, ...props })}
        {...createOption}
        optionText={optionOf(field.to)}
        filterToQuery={bySearch}
      />
    </ReferenceInput>
  )
}
function ManyInput({ field, ...props }: InputProps<FieldOf<'references'>>) {
  const createOption = useCreateOption(field.to, useInitialFromForm(field.to, props.source))
  return (
    <ReferenceArrayInput
      source={props.source}
      reference={field.to}
      perPage={choicesOf(field.to)}
      sort={orderOf(field.to)}
    >
      <AutocompleteArrayInput
        {...shared({ field, ...props })}
        {...createOption}
        optionText={optionOf(field.to)}
        filterToQuery={bySearch}
      />
    </ReferenceArrayInput>
  )
}

export const Reference: Kind<'reference'> = {
  Input: OneInput,
  Column: ({ value, field }) => (typeof value === 'number' ? <Names to={field.to} ids={[value]} /> : ''),
}
export const References: Kind<'references'> = {
  Input: ManyInput,
  Column: ({ value, field }) => (Array.isArray(value) ? <Names to={field.to} ids={value} /> : ''),
  wide: true,
}
