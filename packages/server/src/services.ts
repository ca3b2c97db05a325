import type { Config } from './config/config.ts'
import type { Db } from './db/index.ts'
import type { Delivery } from './delivery/delivery.ts'

/** What verbs are made of. */
export type Services = { db: Db; config: Config; delivery: Delivery }
