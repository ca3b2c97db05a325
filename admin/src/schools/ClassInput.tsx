import { SelectInput } from 'react-admin'

const names: Record<number, string> = { [-2]: 'Nursery', [-1]: 'LKG', 0: 'UKG' }
const choices = Array.from({ length: 15 }, (_, i) => ({ id: i - 2, name: names[i - 2] ?? `Class ${i - 2}` }))

/** A class from nursery to 12, as the contract numbers them. */
export const ClassInput = ({ source, label }: { source: string; label: string }) => (
  <SelectInput source={source} label={label} choices={choices} helperText={false} />
)
