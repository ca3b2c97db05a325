/**
 * `meta` of editors' reads and writes. It is part of the key in the query cache: react-admin fills the entries without it from the
 * rows of lists, and a row lacks most of a record. A form that took a row for the record would save empty fields over the rest.
 */
export const wholeRecord = { wholeRecord: true } as const
