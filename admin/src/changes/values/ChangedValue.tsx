import Box from '@mui/material/Box'
import { translations } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { ConflictValue } from '@pravesh/console-kit/form/conflict/ConflictValue'
import type { Fields } from '@pravesh/institute-screens'
import { FactValue } from '@pravesh/institute-screens/record/Facts'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import type { ReactNode } from 'react'
import { ReferenceNames } from './ReferenceNames.tsx'

type ListedRow = Readonly<Record<string, unknown>>
type ValueProps = { fields: Fields; name: string; value: unknown }

const isRow = (value: unknown): value is ListedRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value formatted by its field, with the names of its references. */
export function ChangedValue({ fields, name, value }: ValueProps): ReactNode {
  const field = fields[name]
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return translations().translate(changeTexts.empty)
  if (field?.kind === 'reference' || field?.kind === 'references')
    return <ReferenceNames to={field.to} ids={[value].flat().map(Number)} />
  if (field?.kind === 'rows' && Array.isArray(value))
    return <RowValues fields={field.of} rows={value.filter((row: unknown) => isRow(row))} />
  // Parts of an institute are declared as texts for their label's sake: groups of values.
  const isGroup = isRow(value) && (!field || field.kind === 'text')
  const isTable = Array.isArray(value) && value.every((row: unknown) => isRow(row)) && (!field || field.kind === 'text')
  return isGroup || isTable ? <FactValue name={name} value={value} /> : <ConflictValue field={field} value={value} />
}

const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The rows of a field, each with its filled cells under their labels. */
const RowValues = ({ fields, rows }: { fields: Fields; rows: readonly ListedRow[] }) => (
  <Box component="ol" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
    {rows.map((row, index) => (
      <li key={index}>
        {Object.entries(row)
          .filter(([name, value]) => name in fields && isFilled(value))
          .map(([name, value]) => (
            <span key={name}>
              {`${labelIn(fields, name)}: `}
              <ChangedValue fields={fields} name={name} value={value} />{' '}
            </span>
          ))}
      </li>
    ))}
  </Box>
)
