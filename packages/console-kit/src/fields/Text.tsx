import { TextInput } from 'react-admin'
import { type Kind, shared, text } from './kind.ts'

export const Text: Kind<'text'> = {
  Input: (props) => <TextInput {...shared(props)} slotProps={{ htmlInput: { maxLength: props.field.max ?? 200 } }} />,
  Column: ({ value }) => text(value),
}
