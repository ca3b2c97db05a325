import { SelectArrayInput, SelectInput } from 'react-admin'
import { type Kind, shared, spoken, spokenChoices, text } from './kind.ts'
import { isPublicationState, StateMark } from './StateMark.tsx'

export const Choice: Kind<'choice'> = {
  Input: (props) => <SelectInput {...shared(props)} choices={spokenChoices(props.field.options)} />,
  Column: ({ value }) => (isPublicationState(value) ? <StateMark state={value} /> : spoken(text(value))),
}
export const Choices: Kind<'choices'> = {
  Input: (props) => <SelectArrayInput {...shared(props)} choices={spokenChoices(props.field.options)} />,
  Column: ({ value }) => (Array.isArray(value) ? value.map((option) => spoken(text(option))).join(', ') : ''),
}
