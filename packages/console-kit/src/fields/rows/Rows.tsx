import type { FieldOf } from '@pravesh/contract'
import { emptyOf } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { translations } from '../../language/translations.ts'
import { FieldGrid } from '../FieldGrid.tsx'
import { helpOf, type InputProps, type Kind } from '../kind.ts'
import { RowList } from './RowList.tsx'

function RowsInput({ source, label, field }: InputProps<FieldOf<'rows'>>) {
  const blank = Object.fromEntries(Object.entries(field.of).map(([name, fieldType]) => [name, emptyOf(fieldType)]))
  return (
    <RowList
      source={source}
      label={label}
      help={helpOf({ source, field })}
      blank={blank}
      render={(path) => <FieldGrid fields={field.of} names={Object.keys(field.of)} under={path} dense />}
    />
  )
}

export const Rows: Kind<'rows'> = {
  Input: RowsInput,
  Column: ({ value }) =>
    Array.isArray(value) && value.length > 0 ? formatCount(value.length, translations().language) : '',
  wide: true,
  right: true,
}
