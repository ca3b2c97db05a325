import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { Names } from '@pravesh/console-kit/fields/reference/References'
import { formatDate, formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { choiceLabel, classLabel, fieldLabel } from './field-label.ts'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
/** Ids of records, without a meaning for readers; documents have a list of their own. */
const internal = new Set(['id', 'eid', 'specialization', 'documents', 'photo'])
const isInternal = (name: string, value: unknown) => internal.has(name) && typeof value !== 'string'
const classFields = new Set(['class', 'currentClass', 'lastClass'])
/** Fields that hold ids of courses. */
const courseFields = new Set(['course', 'courses'])
const isId = (value: unknown) => typeof value === 'number'
const isChoice = (value: string) => /^[a-z]+\d*([-_][a-z]+)*$/.test(value)

function Value({ value }: { value: unknown }): ReactNode {
  const { text, language } = useTranslations()
  if (typeof value === 'boolean') return text(value ? 'list.yes' : 'list.no')
  if (typeof value === 'string') {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language)
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value, language)
    return isChoice(value) ? choiceLabel(value) : value
  }
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object') ? (
      value.map((item) => (typeof item === 'string' && isChoice(item) ? choiceLabel(item) : String(item))).join(', ')
    ) : (
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {value.map((item) => (
          <li key={JSON.stringify(item)}>
            <Facts values={item as Record<string, unknown>} />
          </li>
        ))}
      </Box>
    )
  if (typeof value === 'object' && value !== null) return <Facts values={value as Record<string, unknown>} />
  return String(value)
}

/** Addresses of the programs that write and call, by the fields that name a contact. */
const contactHref = new Map<string, (value: string) => string>([
  ['email', (value) => `mailto:${value}`],
  ['mobile', (value) => `tel:${value.replaceAll(' ', '')}`],
])

/** The value of a field that a family wrote, as words; of an e-mail address or a mobile as a link. */
export function FactValue({ name, value }: { name: string; value: unknown }): ReactNode {
  const hrefOf = contactHref.get(name)
  if (hrefOf && typeof value === 'string') return <Link href={hrefOf(value)}>{value}</Link>
  if (classFields.has(name)) return classLabel(value)
  const ids = [value].flat().filter(isId)
  return courseFields.has(name) && ids.length > 0 ? <Names to="course" ids={ids} /> : <Value value={value} />
}

/** A family's answers, as terms with their values; fields without a value are left out. */
export function Facts({ values }: { values: Readonly<Record<string, unknown>> }) {
  useTranslations()
  const filled = Object.entries(values).filter(([name, value]) => !isInternal(name, value) && !isEmpty(value))
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 0.75,
          gridTemplateColumns: 'minmax(0, 1fr)',
          // By the width of its own container, which a column next to a form makes narrow on a wide screen.
          '@container (min-width: 520px)': { gridTemplateColumns: '220px minmax(0, 1fr)', '& dd': { mb: 0 } },
        }}
      >
        {filled.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {fieldLabel(name)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, mb: 1, overflowWrap: 'anywhere' }}>
              <FactValue name={name} value={value} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
