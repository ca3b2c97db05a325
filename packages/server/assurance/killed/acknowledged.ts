type Paid = { orderId: string; account: number; receipt: string; application: number }

/** Acknowledged writes: none of them may be lost, whenever the server was killed. */
export type Acknowledged = {
  accounts: { id: number; token: string; email: string }[]
  enquiries: string[]
  /** Possible contents of a file, by id: more than one where a change was not acknowledged. */
  documents: Map<number, { account: number; sha256: string[] }>
  /** Documents that their family will not touch again. */
  settledDocuments: Set<number>
  removedDocuments: Set<number>
  /** Documents with a requested removal: without a response they may exist or not. */
  doubtfulDocuments: Set<number>
  listEntries: { account: number; list: 'shortlist' | 'cart_item'; id: number; institute: number }[]
  orders: { orderId: string; account: number }[]
  paid: Paid[]
}

export const createAcknowledged = (): Acknowledged => ({
  accounts: [],
  enquiries: [],
  documents: new Map(),
  settledDocuments: new Set(),
  removedDocuments: new Set(),
  doubtfulDocuments: new Set(),
  listEntries: [],
  orders: [],
  paid: [],
})

/** How many writes that is. */
export const countOf = (acknowledged: Acknowledged): number =>
  acknowledged.accounts.length +
  acknowledged.enquiries.length +
  acknowledged.documents.size +
  acknowledged.removedDocuments.size +
  acknowledged.listEntries.length +
  acknowledged.orders.length +
  acknowledged.paid.length
