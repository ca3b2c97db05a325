import { TextArrayInput } from 'react-admin'
import { type Kind, shared } from './kind.ts'
import { Beginning } from './LongText.tsx'

export const Tags: Kind<'tags'> = {
  Input: (props) => <TextArrayInput {...shared(props)} helperText={props.field.help ?? 'Press Enter after each'} />,
  Column: ({ value }) => <Beginning>{Array.isArray(value) ? value.join(', ') : ''}</Beginning>,
  wide: true,
}
