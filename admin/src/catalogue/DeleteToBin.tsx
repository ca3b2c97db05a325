import { useTranslations } from '@pravesh/console-kit'
import { DeleteSelected } from '@pravesh/console-kit/list/selection/DeleteSelected'

/** Button that deletes the selected records of a catalogue. They can be restored from the bin, and its question says so. */
export function DeleteToBin() {
  const { text } = useTranslations()
  return <DeleteSelected warning={text('form.toBin')} />
}
