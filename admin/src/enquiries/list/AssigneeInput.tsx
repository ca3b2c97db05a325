import { SelectInput, type SelectInputProps } from 'react-admin'
import { useStaff } from '../staff.ts'

/** Chooses an administrator by name. */
export function AssigneeInput(props: Pick<SelectInputProps, 'source' | 'label' | 'alwaysOn'>) {
  const { staff } = useStaff()
  return <SelectInput {...props} choices={[...staff]} optionText="name" helperText={false} />
}
