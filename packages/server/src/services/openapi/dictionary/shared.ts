/**
 * Meanings of fields, one plain sentence each, without a full stop at the end. A key selects fields:
 *
 * - `pincode`: every field of this name; `?status` only parameters of a query, `:id` only those of a path, `>id` only direct fields of a
 * request body, not nested ones
 * - `fees.amount`: only inside a field `fees`; more parents may precede it
 * - `Payment/amount`, `Payment,CartItem/amount`: only at exactly this path of a named schema, of a call's parameters, body or response, by
 * its operationId, or of a body or parameter of a call that returns such a record; `payment.order/>amount` only in that part of the call
 *
 * The most specific key wins: the call, then `?`, `:` or `>`, the schema, the most parents, and the bare name.
 */
export type Descriptions = Readonly<Record<string, string>>
