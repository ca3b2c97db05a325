/** The signed-in account, with the fields that identify it. */
export type SignedInAccount = { username: string; id?: number | undefined }

/** The key of the signed-in account: its id, or its name alone if the server did not return one. Two people may have one name. */
export const accountKey = ({ id, username }: SignedInAccount): string => (id === undefined ? username : String(id))

/** Whether both are one account. */
export const isSameAccount = (first: SignedInAccount, other: SignedInAccount): boolean =>
  first.id !== undefined && other.id !== undefined ? first.id === other.id : first.username === other.username
