import { useTranslations } from '@pravesh/console-kit'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { SelectInput } from 'react-admin'

const names = new Map<number, ConsoleKey>([
  [-2, 'editor.nursery'],
  [-1, 'editor.lkg'],
  [0, 'editor.ukg'],
])
const classes = Array.from({ length: 15 }, (_, i) => i - 2)

/** A class from nursery to 12, as the contract numbers them. */
export function ClassInput({ source, label }: { source: string; label: ConsoleKey }) {
  const { text, word } = useTranslations()
  const called = (id: number) => {
    const name = names.get(id)
    return name ? word(name) : text('editor.classNumber', { number: id })
  }
  const choices = classes.map((id) => ({ id, name: called(id) }))
  return <SelectInput source={source} label={label} choices={choices} helperText={false} />
}
