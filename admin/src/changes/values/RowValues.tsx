import Box from '@mui/material/Box'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import type { Fields } from '@pravesh/institute-screens'
import { ChangedValue } from './ChangedValue.tsx'

type Row = Readonly<Record<string, unknown>>
const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The rows of a field, each with its filled cells under their labels. */
export const RowValues = ({ fields, rows }: { fields: Fields; rows: readonly Row[] }) => (
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
