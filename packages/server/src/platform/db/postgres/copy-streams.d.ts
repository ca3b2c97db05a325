/** The part of pg-copy-streams that is used; the package has no types. */
declare module 'pg-copy-streams' {
  export function from(
    statement: string,
  ): import('node:stream').Writable & import('pg').Submittable & { rowCount: number }
  export function to(statement: string): import('node:stream').Readable & import('pg').Submittable
}
