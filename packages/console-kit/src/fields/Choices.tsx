import { SelectArrayInput, SelectInput } from 'react-admin'
import { declaredOptionLabel, type Kind, optionChoices, shared, text } from './kind.ts'
import { isPublicationState, StateMark } from './StateMark.tsx'

export const Choice: Kind<'choice'> = {
  Input: (props) => <SelectInput {...shared(props)} choices={optionChoices(props.field.options)} />,
  Column: ({ value }) => (isPublicationState(value) ? <StateMark state={value} /> : declaredOptionLabel(text(value))),
}
export const Choices: Kind<'choices'> = {
  Input: (props) => <SelectArrayInput {...shared(props)} choices={optionChoices(props.field.options)} />,
  Column: ({ value }) =>
    Array.isArray(value) ? value.map((option) => declaredOptionLabel(text(option))).join(', ') : '',
}
