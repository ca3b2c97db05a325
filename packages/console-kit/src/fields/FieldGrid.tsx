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

/** A text and its Hindi: next to each other where there is space. */
const beside = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
} as const

/** Inputs of declared fields, a text with its Hindi, two or more in a row on wide screens. */
export function FieldGrid({ fields, names, under, dense = false }: GridProps) {
  useTranslations()
  const input = (name: string) => {
    const field = fields[name]
    if (!field) return null
    const source = under ? `${under}.${name}` : name
    return <FieldInput key={name} source={source} label={labelIn(fields, name)} field={field} />
  }
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
        if (!field || (field.hindiOf && names.includes(field.hindiOf))) return []
        const hindiName = names.find((other) => fields[other]?.hindiOf === name)
        const isWhole = isWide(field) || hindiName !== undefined
        return (
          <Box key={name} sx={{ minWidth: 0, ...(isWhole && { gridColumn: '1 / -1' }), ...(hindiName && beside) }}>
            {[name, ...(hindiName ? [hindiName] : [])].map(input)}
          </Box>
        )
      })}
    </Box>
  )
}
