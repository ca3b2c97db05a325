import type { PoolBounds } from '../../limits/pool.ts'

/** Bytes of bodies in memory at once: of forms, and of larger ones. */
type BodyBounds = { readonly small: PoolBounds; readonly large: PoolBounds }
/** Senders of bodies: anonymous callers, families, staff of institutes and administrators. */
export type BodyOwner = 'anonymous' | 'families' | 'staff'
/** Bytes of bodies that the process holds at once, by sender, and the time limit for the arrival of a body of the usual limit. */
export type BodyBudget = Readonly<Record<BodyOwner, BodyBounds>> & {
  /** Signed calls of other programs (`rawBody`), of any size: webhooks of the payment gateway. */
  readonly gateway: PoolBounds
  readonly smallArriveMs: number
  readonly largeArriveMs: number
}

const MiB = 1024 * 1024
/** A body announced with at most this size is a form: forms have pools of their own, so that large bodies never block a sign-in. */
export const smallBody = 16 * 1024
/** Anonymous callers have nothing large to send, families have documents (four at once), staff have folders of pictures. */
export const usualBodyBudget: BodyBudget = {
  anonymous: {
    small: { total: 32 * MiB, perNetwork: MiB },
    large: { total: 16 * MiB, perNetwork: 2 * MiB },
  },
  families: {
    small: { total: 32 * MiB, perNetwork: 8 * MiB, perAccount: MiB },
    large: { total: 96 * MiB, perNetwork: 48 * MiB, perAccount: 28 * MiB },
  },
  staff: {
    small: { total: 32 * MiB, perNetwork: 16 * MiB, perAccount: 4 * MiB },
    large: { total: 144 * MiB, perNetwork: 96 * MiB, perAccount: 72 * MiB },
  },
  gateway: { total: 8 * MiB, perNetwork: MiB },
  smallArriveMs: 5_000,
  largeArriveMs: 30_000,
}
