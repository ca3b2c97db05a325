import Box from '@mui/material/Box'
import { translations } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import type { PartKind } from '@pravesh/contract'
import type { Fields } from '@pravesh/institute-screens'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import type { ChangedField } from '../change-label.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import { FeeValues } from './FeeValues.tsx'
import { partFields } from './part-fields.ts'

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of one side of a change of a part, each under its label. */
function PartSide({ fields, value }: { fields: Fields; value: unknown }) {
  if (!isGroup(value)) return translations().translate(changeTexts.empty)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {Object.keys(value)
        .filter((name) => name in fields)
        .map((name) => (
          <li key={name}>
            {`${labelIn(fields, name)}: `}
            <ChangedValue fields={fields} name={name} value={value[name]} />
          </li>
        ))}
    </Box>
  )
}

/** The values of a part before and after: of a changed one the fields that differ, of a table of fees the classes that differ. */
export function PartValues({ kind, field: { before, after } }: { kind: PartKind; field: ChangedField }) {
  if (kind === 'fees') return <FeeValues before={before} after={after} />
  const fields = partFields[kind]
  if (!fields) return null
  return (
    <BeforeAfter
      before={<PartSide fields={fields} value={before} />}
      after={<PartSide fields={fields} value={after} />}
    />
  )
}
