import { findEntity } from '@pravesh/contract'
import { type ReactElement, Suspense, useContext } from 'react'
import { useResourceDefinition } from 'react-admin'
import { entityLabel } from '../../language/declared-messages.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { useTranslations } from '../../language/translations.ts'
import { CreateInPlaceContext } from './create-context.ts'

/** Props of react-admin's autocomplete input for adding a missing record. */
type CreateOption = { create?: ReactElement; createLabel?: string; createItemLabel?: (item: string) => string }

/**
 * The option of a reference that adds a record of a catalogue, where the signed-in account can add one; `initial` are its initial values.
 */
export function useCreateOption(to: string, initial?: Readonly<Record<string, unknown>>): CreateOption {
  const { text, translate } = useTranslations()
  const { hasCreate } = useResourceDefinition({ resource: to })
  const CreateInPlace = useContext(CreateInPlaceContext)
  const entity = findEntity(to)
  if (!hasCreate || !entity || !CreateInPlace) return {}
  return {
    create: (
      <Suspense fallback={null}>
        <CreateInPlace entity={entity} {...(initial && { initial })} />
      </Suspense>
    ),
    createItemLabel: (item) => text('field.addItem', { item }),
    createLabel: `${text('form.newOne', { what: inSentence(translate(entityLabel(entity))) })} …`,
  }
}
