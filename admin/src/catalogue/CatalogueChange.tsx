import { ChangeField } from '../parts/bulk/ChangeField.tsx'
import { type Fields, oneValueFields } from '../parts/bulk/one-value-fields.ts'

/** Button that sets one field of the selected records of a catalogue, where it has a field of one value. */
export function CatalogueChange({ fields }: { fields: Fields }) {
  const changeable = oneValueFields(fields)
  return Object.keys(changeable).length > 0 && <ChangeField fields={changeable} />
}
