import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/db/index.ts'
import type { Delivery } from './delivery/delivery.ts'

/** Services that handlers need. */
export type Services = { db: Db; config: Config; delivery: Delivery }
