import type { Field } from '@pravesh/contract'
import type { ReactNode } from 'react'
import { useTranslations } from '../language/translations.ts'
import type { ColumnProps, InputProps } from './kind.ts'
import { kinds } from './kinds.ts'

/** The input of a declared field. */
export function FieldInput(props: InputProps<Field>) {
  useTranslations()
  const Input = kinds[props.field.kind].Input as (props: InputProps<Field>) => ReactNode
  return <Input {...props} />
}
/** A value of a declared field, as a list shows it. */
export function FieldValue(props: ColumnProps<Field>) {
  useTranslations()
  const Column = kinds[props.field.kind].Column as (props: ColumnProps<Field>) => ReactNode
  return <Column {...props} />
}
