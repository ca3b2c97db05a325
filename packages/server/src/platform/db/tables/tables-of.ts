import type { InstituteType } from '@pravesh/contract'
import { adminAccount, buyerAccount, college, school, studentAccount } from '../tables.ts'

/** The table of the institutes of a type. */
export const instituteTables = { school, college } as const satisfies Record<InstituteType, unknown>

/** The table of the accounts of a realm. */
export const accountTables = { admin: adminAccount, buyer: buyerAccount, student: studentAccount } as const
