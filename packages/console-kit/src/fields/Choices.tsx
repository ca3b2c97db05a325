import { SelectArrayInput, SelectInput } from 'react-admin'
import { type Kind, optionChoices, optionLabel, shared, text } from './kind.ts'
import { isPublicationState, StateMark } from './StateMark.tsx'

export const Choice: Kind<'choice'> = {
  Input: (props) => <SelectInput {...shared(props)} choices={optionChoices(props.field.options)} />,
  Column: ({ value }) => (isPublicationState(value) ? <StateMark state={value} /> : optionLabel(text(value))),
}
export const Choices: Kind<'choices'> = {
  Input: (props) => <SelectArrayInput {...shared(props)} choices={optionChoices(props.field.options)} />,
  Column: ({ value }) => (Array.isArray(value) ? value.map((option) => optionLabel(text(option))).join(', ') : ''),
}
