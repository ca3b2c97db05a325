import { BooleanInput } from 'react-admin'
import { type Kind, shared } from './kind.ts'

export const YesNo: Kind<'boolean'> = {
  Input: (props) => <BooleanInput {...shared(props)} isRequired={false} />,
  Column: ({ value }) => (value === true ? 'Yes' : 'No'),
}
