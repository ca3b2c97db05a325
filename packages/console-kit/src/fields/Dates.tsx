import { formatDate, formatDateTime } from '@pravesh/messages'
import { DateInput, DateTimeInput } from 'react-admin'
import { translations } from '../language/translations.ts'
import { type Kind, shared, text } from './kind.ts'

/** A time of the person's own clock in wire format. */
const instant = (local: string) =>
  local === '' || Number.isNaN(Date.parse(local)) ? null : new Date(local).toISOString()

const label = { inputLabel: { shrink: true } }

export const Day: Kind<'date'> = {
  Input: (props) => <DateInput {...shared(props)} slotProps={label} />,
  Column: ({ value }) => (value ? formatDate(text(value), translations().language) : ''),
}
export const DateTime: Kind<'dateTime'> = {
  Input: (props) => <DateTimeInput {...shared(props)} parse={instant} slotProps={label} />,
  Column: ({ value }) => (value ? formatDateTime(text(value), translations().language) : ''),
}
