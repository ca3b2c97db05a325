/** Who is signed in, as far as that tells one account from another. */
export type SignedInAccount = { username: string; id?: number | undefined }

/** Which account somebody is signed in to: its id, and its name alone where the server did not say. Two people may have one name. */
export const accountKey = ({ id, username }: SignedInAccount): string => (id === undefined ? username : String(id))

/** Whether both are one account. */
export const isSameAccount = (first: SignedInAccount, other: SignedInAccount): boolean =>
  first.id !== undefined && other.id !== undefined ? first.id === other.id : first.username === other.username
