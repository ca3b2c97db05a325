import { formatDate } from '@pravesh/messages'
import { className } from '../parts/class-name.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import type { ChildField, WrittenChild } from './child-values.ts'

/** Formats a field's value of a child for people. */
export function useFieldText(): (child: WrittenChild, field: ChildField) => string {
  const text = useText<'choices'>()
  const language = useLanguage()
  return (child, field) => {
    const { relation, gender, category } = child
    const value = child[field]
    if (value === null) return ''
    if (field === 'dateOfBirth') return formatDate(child.dateOfBirth, language)
    if (field === 'relation') return text(`choices.relation_${relation}`)
    if (field === 'gender' && gender) return text(`choices.child_${gender}`)
    if (field === 'category' && category) return text(`choices.category_${category}`)
    return typeof value === 'number' ? className(text, value) : value
  }
}
