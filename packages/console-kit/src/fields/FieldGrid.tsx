import Box from '@mui/material/Box'
import type { Field } from '@pravesh/contract'
import { useTranslations } from '../language/translations.ts'
import { FieldInput } from './FieldInput.tsx'
import { labelIn } from './kind.ts'
import { kinds } from './kinds.ts'

type GridProps = {
  fields: Readonly<Record<string, Field>>
  names: readonly string[]
  /** Path of the record in the form, where it is not the form's own. */
  under?: string
  /** Tighter, for rows. */
  dense?: boolean
}

/** Characters from which a text takes the whole width of a form. */
const wideText = 300
const isWide = (field: Field) => kinds[field.kind].wide || (field.kind === 'text' && (field.max ?? 0) >= wideText)

/** Inputs of declared fields, two or more in a row on wide screens. */
export function FieldGrid({ fields, names, under, dense = false }: GridProps) {
  useTranslations()
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: dense ? 1 : 2,
        alignItems: 'start',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${dense ? 150 : 260}px), 1fr))`,
      }}
    >
      {names.flatMap((name) => {
        const field = fields[name]
        if (!field) return []
        return (
          <Box key={name} sx={{ minWidth: 0, ...(isWide(field) && { gridColumn: '1 / -1' }) }}>
            <FieldInput source={under ? `${under}.${name}` : name} label={labelIn(fields, name)} field={field} />
          </Box>
        )
      })}
    </Box>
  )
}
