import { TextArrayInput } from 'react-admin'
import { helpOf, type Kind, shared } from './kind.ts'
import { Beginning } from './LongText.tsx'

export const Tags: Kind<'tags'> = {
  Input: (props) => <TextArrayInput {...shared(props)} helperText={helpOf(props.field, 'field.tagsHelp')} />,
  Column: ({ value }) => <Beginning>{Array.isArray(value) ? value.join(', ') : ''}</Beginning>,
  wide: true,
}
