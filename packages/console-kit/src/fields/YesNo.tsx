import { BooleanInput } from 'react-admin'
import { translations } from '../language/translations.ts'
import { type Kind, shared } from './kind.ts'

export const YesNo: Kind<'boolean'> = {
  Input: (props) => <BooleanInput {...shared(props)} isRequired={false} />,
  Column: ({ value }) => translations().text(value === true ? 'list.yes' : 'list.no'),
}
