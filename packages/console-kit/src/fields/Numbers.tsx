import InputAdornment from '@mui/material/InputAdornment'
import { formatNumber, formatRupees } from '@pravesh/messages'
import { NumberInput } from 'react-admin'
import { translations } from '../language/translations.ts'
import { type Kind, shared } from './kind.ts'

const formatValue = (format: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? format(value) : ''
const grouped = formatValue((value) => formatNumber(value, translations().language))
const exact = formatValue((value) => String(value))
const money = formatValue((value) => formatRupees(value, translations().language))
const rupee = { input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> } }

export const Integer: Kind<'integer'> = {
  Input: (props) => <NumberInput {...shared(props)} step={1} min={props.field.min} max={props.field.max} />,
  Column: ({ value, field }) => (field.max !== undefined && field.max <= 2100 ? exact(value) : grouped(value)),
  right: true,
}
export const Decimal: Kind<'decimal'> = {
  Input: (props) => <NumberInput {...shared(props)} step="any" min={props.field.min} max={props.field.max} />,
  Column: ({ value }) => exact(value),
  right: true,
}
export const Rupees: Kind<'rupees'> = {
  Input: (props) => <NumberInput {...shared(props)} step={1} min={props.field.min ?? 0} slotProps={rupee} />,
  Column: ({ value }) => money(value),
  right: true,
}
