import type { PoolBounds } from '../../limits/pool.ts'

/** Bytes of bodies held at once: of forms, and of what is larger. */
type BodyBounds = { readonly small: PoolBounds; readonly large: PoolBounds }
/** Who sends bodies: strangers, families, staff of institutes and administrators. */
export type BodyOwner = 'anonymous' | 'families' | 'staff'
/** Bytes of bodies that the process holds at once, by who sends them, and how long a body of the usual limit may take to arrive. */
export type BodyBudget = Readonly<Record<BodyOwner, BodyBounds>> & {
  /** Signed calls of other programs (`rawBody`), whatever their size: the payment gateway's news. */
  readonly gateway: PoolBounds
  readonly smallArriveMs: number
  readonly largeArriveMs: number
}

const MiB = 1024 * 1024
/** A body that says it is no longer than this is a form: forms have pools of their own, so that large bodies hinder nobody from signing in. */
export const smallBody = 16 * 1024
/** Strangers have nothing large to send, families have documents (four at once), staff have folders of pictures. */
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
