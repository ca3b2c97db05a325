import { BooleanInput } from 'react-admin'
import { words } from '../language/words.ts'
import { type Kind, shared } from './kind.ts'

export const YesNo: Kind<'boolean'> = {
  Input: (props) => <BooleanInput {...shared(props)} isRequired={false} />,
  Column: ({ value }) => words().text(value === true ? 'list.yes' : 'list.no'),
}
