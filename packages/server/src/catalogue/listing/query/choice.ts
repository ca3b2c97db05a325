/** A value of a facet: as the address has it, as people read it, and as the column holds it. */
export type Value = { value: string; label: string; held: number | string }
/** Values by `facet word`. */
export type ValueMap = ReadonlyMap<string, Value>
/** A value in force; `requested` is another spelling of it in the address, `unknown` one that is not in the catalogue. */
export type SelectedValue = Value & { fixed: boolean; requested?: string; unknown?: true }
export type Choices = ReadonlyMap<string, readonly SelectedValue[]>
