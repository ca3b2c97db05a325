import { TextInput } from 'react-admin'
import { type Kind, shared, text } from '../kind.ts'

export const Email: Kind<'email'> = {
  Input: (props) => <TextInput {...shared(props)} type="email" />,
  Column: ({ value }) => text(value),
}
