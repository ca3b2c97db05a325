import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/db/index.ts'
import type { Delivery } from './delivery/delivery.ts'

/** What verbs are made of. */
export type Services = { db: Db; config: Config; delivery: Delivery }
