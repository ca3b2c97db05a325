/** Who is calling: an account of one realm. Ids of different realms never mean the same person. */
export type Actor = { realm: 'admin' | 'buyer' | 'student'; account: number; name: string; tokenHash: string }
