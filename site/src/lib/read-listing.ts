import { ApiError } from '@pravesh/contract'

/** The answer of a listing, or null where a filter's value was refused. An absent listing and any fault are thrown on. */
export async function readListing<A>(reading: Promise<A>): Promise<A | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'INVALID' || error.code === 'MALFORMED')) return null
    throw error
  }
}
