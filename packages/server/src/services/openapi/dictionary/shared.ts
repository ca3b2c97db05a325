/**
 * What fields mean, one plain sentence each, without a full stop at the end. A key names the fields that it speaks of:
 *
 * - `pincode`: every field of this name; `?status` only parameters of a query, `:id` only those of a path, `>id` only those
 *   that stand in a request body itself, not deeper in it
 * - `fees.amount`: only inside a field `fees`; more parents may stand before
 * - `Payment/amount`, `Payment,CartItem/amount`: only at exactly this path of a named schema, of a call's parameters, body or
 *   answer, by its operationId, or of a body or parameter of a call that answers such a record; `payment.order/>amount` only
 *   in that part of the call
 *
 * The most particular key counts: the call, then `?`, `:` or `>`, the schema, the most parents, and the bare name.
 */
export type Descriptions = Readonly<Record<string, string>>
