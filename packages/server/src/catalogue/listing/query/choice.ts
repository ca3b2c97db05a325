/** A value of a facet: as the address has it, as people read it, and as the column holds it. */
export type Value = { value: string; label: string; held: number | string }
/** Values by `facet word`. */
export type ValueMap = ReadonlyMap<string, Value>
export type SelectedValue = Value & { fixed: boolean }
export type Choices = ReadonlyMap<string, readonly SelectedValue[]>
