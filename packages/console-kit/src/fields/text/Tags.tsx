import type { FieldOf } from '@pravesh/contract'
import { TextArrayInput } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { errorAt } from '../error-at.ts'
import { helpOr, type InputProps, type Kind, shared } from '../kind.ts'
import { Beginning } from './LongText.tsx'

/** The error of the first rejected text of several: the field as a whole has no such message. */
function itemErrorIn(error: unknown): string | undefined {
  if (!Array.isArray(error)) return undefined
  const messages = error.map((item: unknown) => errorAt({ item }, 'item.message'))
  return messages.find((message) => typeof message === 'string')
}

function TagsInput(props: InputProps<FieldOf<'tags'>>) {
  const { errors } = useFormState({ name: props.source })
  const help = itemErrorIn(errorAt(errors, props.source)) ?? helpOr(props, 'field.tagsHelp')
  return <TextArrayInput {...shared(props)} helperText={help} />
}

export const Tags: Kind<'tags'> = {
  Input: TagsInput,
  Column: ({ value }) => <Beginning>{Array.isArray(value) ? value.join(', ') : ''}</Beginning>,
  wide: true,
}
