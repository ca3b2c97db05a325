import type { FieldOf } from '@pravesh/contract'
import { TextInput } from 'react-admin'
import { type InputProps, inputLang, type Kind, shared, text } from '../kind.ts'

const textKind = {
  Input: (props: InputProps<FieldOf<'text' | 'code'>>) => (
    <TextInput
      {...shared(props)}
      slotProps={{ htmlInput: { maxLength: props.field.max ?? 200, ...inputLang(props.field) } }}
    />
  ),
  Column: ({ value }: { value: unknown }) => text(value),
}
export const Text: Kind<'text'> = textKind
export const Code: Kind<'code'> = textKind
