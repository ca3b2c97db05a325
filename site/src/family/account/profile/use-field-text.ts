import { formatDate, languageNames } from '@pravesh/messages'
import { genders } from '../../../lib/application/choices.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { photos } from './PhotoChoice.tsx'
import type { ProfileValues } from './profile-values.ts'

/** Returns a formatter of a field's value for people. */
export function useFieldText() {
  const text = useText<'choices'>()
  const language = useLanguage()
  return (field: keyof ProfileValues, value: string): string => {
    if (field === 'dateOfBirth' && value) return formatDate(value, language)
    const gender = field === 'gender' && genders.find((item) => item === value)
    if (gender) return text(`choices.gender_${gender}`)
    const photo =
      field === 'photo' &&
      photos()
        .get()
        .data?.find(({ id }) => String(id) === value)
    if (photo) return photo.title
    return field === 'language' && (value === 'en' || value === 'hi') ? languageNames[value] : value
  }
}
