import type { FieldOf } from '@pravesh/contract'
import { TextInput } from 'react-admin'
import { type InputProps, type Kind, shared, text } from '../kind.ts'

const textKind = {
  Input: (props: InputProps<FieldOf<'text' | 'code'>>) => (
    <TextInput {...shared(props)} slotProps={{ htmlInput: { maxLength: props.field.max ?? 200 } }} />
  ),
  Column: ({ value }: { value: unknown }) => text(value),
}
export const Text: Kind<'text'> = textKind
export const Code: Kind<'code'> = textKind
