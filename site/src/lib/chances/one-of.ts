/** The member of a list that a text of an address is; undefined where it is none. */
export const oneOf = <T extends string>(members: readonly T[], value: string): T | undefined =>
  members.find((member) => member === value)
